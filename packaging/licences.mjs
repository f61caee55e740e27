#!/usr/bin/env node
// What others have made and we link or bundle: licenses/components.json is the one list of it. From that list
// this script writes NOTICE, the licence texts that go with each package, and the list of contents of all
// packages (CycloneDX).

import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const read = (path) => readFileSync(join(root, path), "utf8");

/** What we make, and the name that NOTICE has for it. */
export const parts = {
  command: "the command naqala with its server",
  library: "the C++ library",
  engine: "the engine in WebAssembly",
  client: "the client for browsers",
};

/** Every component, with all its fields present. */
export const components = JSON.parse(read("licenses/components.json")).map((component) => ({
  debian: [],
  compiledInto: [],
  linkedBy: [],
  sonames: [],
  archives: [],
  files: [],
  ...component,
}));

const touches = ({ compiledInto, linkedBy }, part) => compiledInto.includes(part) || linkedBy.includes(part);

/** The components whose code or data is within one of the parts; those that are only linked stay outside. */
const within = (wanted) =>
  components.filter(({ compiledInto }) => compiledInto.some((part) => wanted.includes(part)));

const rule = "=".repeat(100);
const heading = ({ name, licence, copyright, source }) =>
  `${rule}\n${name}\nLicence: ${licence}\nCopyright: ${copyright}\nSource: ${source}\n${rule}\n`;

/** Our own licence and the texts of all that is within the parts; `text` gives the text of a file. */
function collected(wanted, text) {
  const own = `Naqala\n\n${read("LICENSE")}\nIt contains work of others, under the licences that follow.\n`;
  const withTexts = (component) => `${heading(component)}\n${component.texts.map(text).join("\n")}`;
  return [own, ...within(wanted).map(withTexts)].join("\n");
}

export const textsFor = (wanted) => collected(wanted, read);

/** The same for a Debian package, which refers to the texts that every Debian system has. */
const debianTextsFor = (wanted) =>
  collected(wanted, (path) => {
    const [, name] = /^(Apache-2\.0|GPL-3|LGPL-2\.1|MPL-2\.0)\.txt$/.exec(basename(path)) ?? [];
    return name ? `On Debian systems, the text is in /usr/share/common-licenses/${name}.\n` : read(path);
  });

/** Where the version of a component is found, since it is not we who choose it. */
const versionSource = ({ npm, debian }) =>
  npm ? `${npm} in web/package-lock.json` : `Debian's ${debian.join(", ")}`;

/** NOTICE: what is linked and bundled, by the parts that it is in. */
export function notice() {
  const lines = [
    "Naqala",
    "Copyright (c) 2026 The Naqala authors. MIT licence, see LICENSE.",
    "",
    "Naqala is built from the work of others, too. This file names it; licenses/ and web/src/fonts/ hold the",
    "texts of the licences, and every package carries those that belong to it. It is written by",
    "`node packaging/licences.mjs notice` from licenses/components.json.",
  ];
  for (const [part, name] of Object.entries(parts)) {
    lines.push("", `In ${name}:`);
    for (const component of components.filter((each) => touches(each, part))) {
      const how = component.compiledInto.includes(part) ? "contained" : "linked, not contained";
      lines.push(
        "",
        `  ${component.name} (${how})`,
        `    licence:   ${component.licence}`,
        `    copyright: ${component.copyright}`,
        `    source:    ${component.source}`,
        `    version:   ${versionSource(component)}`,
        `    text:      ${component.texts.join(", ")}`,
      );
    }
  }
  return `${lines.join("\n")}\n`;
}

// ---- The list of contents (CycloneDX 1.5)

/** The first of the Debian packages that this machine has, with its version. */
function debianVersion(names) {
  for (const name of names) {
    try {
      const query = ["--show", "--showformat=${Version}", name];
      const version = execFileSync("dpkg-query", query, { encoding: "utf8", stdio: "pipe" });
      if (version) return { name, version };
    } catch {}
  }
  return undefined;
}

function npmVersion(name) {
  return JSON.parse(read("web/package-lock.json")).packages[`node_modules/${name}`]?.version;
}

const debianUrl = (name, version) => `pkg:deb/debian/${name}@${encodeURIComponent(version)}?distro=debian-12`;
const npmUrl = (name, version) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

/** The version of a component as it was built, with its package URL; empty where no Debian tells it. */
function packageOf({ name, npm, debian }) {
  if (npm) {
    const version = npmVersion(npm);
    if (!version) throw new Error(`${name}: web/package-lock.json has no ${npm}`);
    return { version, purl: npmUrl(npm, version) };
  }
  const found = debianVersion(debian);
  return found ? { version: found.version, purl: debianUrl(found.name, found.version) } : {};
}

const licenceOf = (text) => (/ /.test(text) ? { expression: text } : { license: { id: text } });

const bomComponent = (component) => ({
  type: "library",
  "bom-ref": component.name,
  name: component.name,
  ...packageOf(component),
  copyright: component.copyright,
  licenses: [licenceOf(component.licence)],
  externalReferences: [{ type: "website", url: component.source }],
});

/** The parts that each package is made of, by the beginning of its file name. */
const madeOf = [
  [/^naqala_.*\.deb$/, ["command", "engine", "client"]],
  [/^libnaqala-dev_.*\.deb$/, ["library"]],
  [/^naqala-server-.*\.oci\.tar$/, ["command", "engine", "client"]],
  [/^naqala-client-.*\.zip$/, ["engine", "client"]],
  [/^naqala-[\d.]+\.tgz$/, ["engine"]],
];

function bomPackage(folder, file, version) {
  const hash = createHash("sha256")
    .update(readFileSync(join(folder, file)))
    .digest("hex");
  return {
    type: "file",
    "bom-ref": file,
    name: file,
    version,
    hashes: [{ alg: "SHA-256", content: hash }],
    licenses: [licenceOf("MIT")],
  };
}

/** The Debian packages within the image: lines of a name and a version. */
const bomDebian = (lines) =>
  lines
    .map((line) => line.split(" "))
    .map(([name, version]) => ({
      type: "library",
      "bom-ref": `debian:${name}`,
      name,
      version,
      purl: debianUrl(name, version),
    }));

/** The contents of all packages of a folder. */
function bill({ folder, version, commit, time, imagePackages }) {
  const files = readdirSync(folder)
    .filter((file) => madeOf.some(([pattern]) => pattern.test(file)))
    .sort();
  const inImage = imagePackages ? bomDebian(readFileSync(imagePackages, "utf8").trim().split("\n")) : [];
  const dependencies = files.map((file) => {
    const wanted = madeOf.find(([pattern]) => pattern.test(file))[1];
    const listed = components.filter((component) => wanted.some((part) => touches(component, part)));
    const further = file.endsWith(".oci.tar") ? inImage.map((each) => each["bom-ref"]) : [];
    return { ref: file, dependsOn: [...listed.map(({ name }) => name), ...further] };
  });
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      timestamp: time,
      component: {
        type: "application",
        "bom-ref": "naqala",
        name: "naqala",
        version,
        licenses: [licenceOf("MIT")],
        properties: [{ name: "naqala:commit", value: commit }],
      },
    },
    components: [
      ...files.map((file) => bomPackage(folder, file, version)),
      ...components.map(bomComponent),
      ...inImage,
    ],
    dependencies: [{ ref: "naqala", dependsOn: files }, ...dependencies],
  };
}

// ---- The script

const usage = `Usage: node packaging/licences.mjs notice
       node packaging/licences.mjs texts PART...        licence texts of what is within the parts
       node packaging/licences.mjs debian PART...       the same, as the copyright file of a Debian package
       node packaging/licences.mjs known FIELD          all values of a field, one a line: debian, sonames ...
       node packaging/licences.mjs contents FOLDER VERSION COMMIT TIME [IMAGE-PACKAGES]

Parts: ${Object.keys(parts).join(", ")}.
`;

function partsNamed(names) {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(", ")}`);
  if (names.length === 0) throw new Error("no part is named");
  return names;
}

function known(field) {
  const values = components.flatMap((component) => component[field] ?? []);
  if (values.length === 0) throw new Error(`no component has the field ${field}`);
  return `${values.join("\n")}\n`;
}

const commands = {
  notice,
  texts: (...names) => textsFor(partsNamed(names)),
  debian: (...names) => debianTextsFor(partsNamed(names)),
  known,
  contents: (folder, version, commit, time, imagePackages) =>
    `${JSON.stringify(bill({ folder, version, commit, time, imagePackages }), null, 2)}\n`,
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, ...rest] = process.argv.slice(2);
  if (!Object.hasOwn(commands, command ?? "")) {
    process.stderr.write(usage);
    process.exit(2);
  }
  try {
    process.stdout.write(commands[command](...rest));
  } catch (error) {
    process.stderr.write(`packaging/licences.mjs: ${error.message}\n`);
    process.exit(1);
  }
}

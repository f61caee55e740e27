/** 64 random bits that nobody can foresee. */
export const randomBits = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]!;

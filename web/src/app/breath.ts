/** What comes next is a task of its own: whatever the page has to do besides comes in between. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

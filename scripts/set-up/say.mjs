// Runs before anything is installed, so: plain JavaScript, Node 18 and up.

/** One line, and the end: what is wrong and what to do. */
export function giveUp(line) {
  console.error(line);
  process.exit(1);
}

/** Shows how far something is: one line that changes on a terminal, a line now and then elsewhere. */
export function showProgress(describe) {
  const isTerminal = process.stdout.isTTY === true;
  const every = isTerminal ? 500 : 15_000;
  const show = () =>
    process.stdout.write(isTerminal ? `\r\u001b[K${describe()}` : `${describe()}\n`);
  const timer = setInterval(show, every);
  return () => {
    clearInterval(timer);
    if (isTerminal) process.stdout.write('\r\u001b[K');
  };
}

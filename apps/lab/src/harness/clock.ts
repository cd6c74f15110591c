/** Returns a function that prints a line behind the seconds since now. */
export function startClock(): (text: string) => void {
  const began = performance.now();
  return (text) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`);
}

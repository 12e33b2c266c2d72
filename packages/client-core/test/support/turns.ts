/** Waits long enough for data sent over loopback to arrive. */
export async function aWhile(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

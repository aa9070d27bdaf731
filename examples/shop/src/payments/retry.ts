const TRIES = 3;

/** Tries a payment until it works; the last error is thrown. */
export async function pay(send: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

/* Wakes a loop: however often it is raised meanwhile, the loop is woken once. */

export class Waker {
  private isRaised = false;
  private wake: () => void = () => {};

  raise(): void {
    this.isRaised = true;
    this.wake();
  }

  /** Whether the next wait ends at once. */
  get isUp(): boolean {
    return this.isRaised;
  }

  /** Waits until it is raised, and lowers it. */
  async next(): Promise<void> {
    if (!this.isRaised)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    this.isRaised = false;
  }
}

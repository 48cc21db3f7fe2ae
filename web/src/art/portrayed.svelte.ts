// The kit of faces is fetched when the first face is to be seen: the first screen does without.
type Kit = typeof import('./people');

class Portrayed {
  kit = $state.raw<Kit | null>(null);
  #asked = false;

  fetch(): void {
    if (this.#asked) return;
    this.#asked = true;
    import('./people').then(
      (kit) => (this.kit = kit),
      () => (this.#asked = false),
    );
  }
}

export const portrayed = new Portrayed();

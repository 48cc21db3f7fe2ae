// A record that was dropped on the page or picked from a disk. It is kept here and nowhere else.
import { router } from '../router.svelte';

/** A file larger than this is none of ours; the server reads no more either. */
const MOST = 1 << 20;

export interface Dropped {
  name: string;
  /** As it was, to be taken along again. */
  text: string;
  /** Nothing if it is no JSON, or too large. */
  record: unknown;
}

class Drop {
  file = $state.raw<Dropped | null>(null);

  async take(file: File): Promise<void> {
    const text = file.size <= MOST ? await file.text() : '';
    let record: unknown = null;
    try {
      record = JSON.parse(text);
    } catch {
      // It is said where it is shown.
    }
    this.file = { name: file.name, text, record };
    if (location.pathname !== '/r') router.go('/r');
  }
}

export const drop = new Drop();

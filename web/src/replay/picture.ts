// A moment as a picture: the stage just as it is drawn, what is said of it and where it comes from, in a file that needs
// nothing else. The page's own rules and letters go into an SVG, and the browser makes dots of it.

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** The strip below the stage. */
const FOOT = 64;
/** Dots for each of the page's, so that it stays sharp where it is shown larger. */
const SHARP = 2;

const asData = async (address: string): Promise<string> => {
  const blob = await (await fetch(address)).blob();
  return new Promise((read, failed) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
};

/** All rules of the page; what they fetch goes with them. */
async function rules(): Promise<string> {
  const texts = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) =>
      // Where a rule stands says where its files are.
      cssText.replace(
        /url\("(?!data:|#)([^"]+)"\)/g,
        (_, file: string) => `url("${new URL(file, sheet.href ?? location.href).href}")`,
      ),
    ),
  );
  const all = texts.join('\n');
  const files = [...new Set([...all.matchAll(/url\("(https?:[^"#]+)"\)/g)].map(([, file]) => file!))];
  const inside = await Promise.all(
    files.map(async (file) => [file, await asData(file).catch(() => 'data:,')] as const),
  );
  return inside.reduce((text, [file, data]) => text.replaceAll(`url("${file}")`, `url("${data}")`), all);
}

export interface Picture {
  address: string;
  width: number;
  height: number;
}

/** The stage as a picture, with these words below it. */
export async function pictureOf(stage: HTMLElement, caption: string, from: string): Promise<Picture> {
  const { width, height: above } = stage.getBoundingClientRect();
  const height = above + FOOT;
  const { dataset, style } = document.documentElement;
  const world = getComputedStyle(document.documentElement);

  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('xmlns', SVG);
  svg.setAttribute('width', `${width}`);
  svg.setAttribute('height', `${height}`);
  // The page's root is this one's, by day as by night.
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  svg.dataset.theme = dataset.theme ?? (dark ? 'dark' : 'light');
  svg.setAttribute('style', `${style.cssText};color-scheme:${svg.dataset.theme}`);

  const rest = document.createElementNS(XHTML, 'style');
  // Nothing has begun to move yet.
  rest.textContent = `${await rules()}\n*,*::before,*::after{animation:none!important;transition:none!important}`;
  const inside = document.createElementNS(SVG, 'foreignObject');
  inside.setAttribute('width', '100%');
  inside.setAttribute('height', '100%');
  const box = document.createElementNS(XHTML, 'div') as HTMLDivElement;
  box.setAttribute(
    'style',
    `position:relative;width:${width}px;height:${height}px;overflow:hidden;` +
      `background:${world.backgroundColor};color:var(--text);font:16px/1.4 var(--sans)`,
  );
  const copy = stage.cloneNode(true) as HTMLElement;
  copy.style.cssText += `;position:absolute;inset:0 0 ${FOOT}px 0`;
  const foot = document.createElementNS(XHTML, 'div') as HTMLDivElement;
  foot.setAttribute(
    'style',
    `position:absolute;inset:auto 0 0 0;height:${FOOT}px;display:flex;align-items:center;gap:16px;` +
      'padding:0 18px;background:#14101a;color:#f4ead3;border-top:2px solid #b08a46',
  );
  const said = document.createElementNS(XHTML, 'p') as HTMLParagraphElement;
  said.setAttribute('style', 'flex:1;margin:0;font-weight:600;font-size:17px;line-height:1.2');
  said.textContent = caption;
  const source = document.createElementNS(XHTML, 'p') as HTMLParagraphElement;
  source.setAttribute('style', 'flex:none;margin:0;font-size:14px;color:#cdc2a6');
  source.textContent = from;
  foot.append(said, source);
  box.append(rest, copy, foot);
  inside.append(box);
  svg.append(inside);

  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * SHARP), Math.round(height * SHARP)];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { address: canvas.toDataURL('image/png'), width: Math.round(width), height: Math.round(height) };
}

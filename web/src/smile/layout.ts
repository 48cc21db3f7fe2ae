// Where everything stands on the screen. One stage, never scrolled: from the room there is follow the boxes, the same
// in every phase. A large screen shows the same stage larger.
import type { Box } from './city';

export interface Layout {
  /** Wide: wall, city, tray side by side. Tall: one below the other. Low: a phone on its side. */
  shape: 'wide' | 'tall' | 'low';
  /** How much larger everything is than its numbers say. */
  scale: number;
  width: number;
  height: number;
  bar: Box;
  rival: Box;
  ribbon: Box;
  city: Box;
  wall: Box;
  tray: Box;
  cards: Box;
  mine: Box;
  story: Box;
  acts: Box;
}

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Where there is nothing to press, the row of what would be pressed is not there. */
export function layoutOf(width: number, height: number, bare = false): Layout {
  if (height < 560 && width > height * 1.3) return low(width, height);
  if (width >= 1000 && width > height * 1.05) {
    const scale = Math.max(1, Math.min(width / 1366, height / 768));
    return { ...wide(width / scale, height / scale), scale };
  }
  const scale = Math.max(1, Math.min(width / 600, height / 800));
  return { ...tall(width / scale, height / scale, bare), scale };
}

function wide(width: number, height: number): Layout {
  const left = within(196, width * 0.189, 300);
  const right = within(250, width * 0.2225, 340);
  const trayX = width - right - 10;
  const [cityX, cityY] = [left + 16, 116];
  const room = { width: trayX - 21 - cityX, height: height - cityY - 73 };
  const city = { width: room.width, height: Math.min(room.height, room.width * 1.1) };
  const middle = cityX + room.width / 2;
  const mineWidth = Math.min(700, room.width + 8);
  const trayHeight = within(262, height - 116 - 58 - 16 - 232, 346);
  return {
    shape: 'wide',
    scale: 1,
    width,
    height,
    bar: box(0, 0, width, 50),
    rival: box(middle - Math.min(249, room.width / 2 - 10), 0, Math.min(498, room.width - 20), 56),
    ribbon: box(middle - Math.min(310, room.width / 2), 58, Math.min(620, room.width), 44),
    city: box(cityX, cityY + (room.height - city.height) / 2, city.width, city.height),
    wall: box(0, 50, left, height - 50),
    tray: box(trayX, 116, right, trayHeight),
    cards: box(trayX, 116 + trayHeight + 16, right, height - 116 - trayHeight - 16 - 62),
    mine: box(middle - mineWidth / 2, height - 70, mineWidth, 70),
    story: box(8, height - 52, Math.min(left + 58, middle - mineWidth / 2 - 14), 46),
    acts: box(trayX, height - 52, right, 46),
  };
}

function tall(width: number, height: number, bare: boolean): Layout {
  // From a short phone to a tall one every part grows a little.
  const grown = within(0, (height - 664) / 180, 1);
  const between = (short: number, long: number) => Math.round(short + (long - short) * grown);
  const [bar, rival, ribbon] = [between(38, 40), between(40, 44), between(44, 48)];
  const [tray, wall, mine] = [between(84, 98), between(46, 64), between(48, 56)];
  const handles = bare ? 0 : between(44, 48);
  const fixed = bar + rival + ribbon + 8 + tray + wall + mine + handles;
  const cityHeight = Math.min(height - fixed, width * 1.24);
  const cityWidth = Math.min(width, cityHeight * 1.45);
  // On a very tall screen what is left over is air around the city.
  const air = Math.max(0, height - fixed - cityHeight) / 2;
  const cityY = bar + rival + ribbon + 6 + air;
  const trayY = cityY + cityHeight + 2 + air;
  return {
    shape: 'tall',
    scale: 1,
    width,
    height,
    bar: box(0, 0, width, bar),
    rival: box(0, bar, width, rival),
    ribbon: box(12, bar + rival + 2, width - 24, ribbon),
    city: box((width - cityWidth) / 2, cityY, cityWidth, cityHeight),
    tray: box(2, trayY, width - 4, tray),
    wall: box(0, trayY + tray, width, wall),
    cards: box(width - 106, trayY + tray, 104, wall),
    mine: box(0, trayY + tray + wall, width, mine),
    story: box(0, height - handles, width, handles),
    acts: box(0, height - handles, width, handles),
  };
}

function low(width: number, height: number): Layout {
  const scale = Math.max(1, height / 470);
  const [w, h] = [width / scale, height / scale];
  const left = within(150, w * 0.21, 220);
  const right = within(214, w * 0.29, 300);
  const cityX = left + 4;
  const room = { width: w - left - right - 12, height: h - 46 };
  const tray = within(150, h * 0.46, 210);
  return {
    shape: 'low',
    scale,
    width: w,
    height: h,
    bar: box(0, 0, left, 42),
    rival: box(0, 42, left, 88),
    ribbon: box(cityX + 10, 0, room.width - 20, 42),
    city: box(cityX, 44, room.width, room.height),
    wall: box(0, 132, left, 118),
    cards: box(4, 252, left - 8, Math.max(44, h - 252 - 50)),
    tray: box(w - right, 2, right - 2, tray),
    mine: box(w - right, tray + 6, right, h - tray - 6 - 48),
    story: box(0, h - 46, left, 46),
    acts: box(w - right, h - 46, right, 46),
  };
}

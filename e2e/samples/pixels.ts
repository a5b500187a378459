/** An image as RGB bytes, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

type Rgb = readonly [number, number, number];

const SKY_TOP: Rgb = [38, 70, 120];
const SKY_LOW: Rgb = [244, 190, 140];
const SUN: Rgb = [255, 238, 200];
const HILLS: readonly Rgb[] = [
  [112, 128, 150],
  [84, 112, 110],
  [52, 88, 72],
];
const WALL: Rgb = [158, 88, 64];
const MORTAR: Rgb = [128, 68, 50];
const EDGE: Rgb = [255, 255, 255];

/**
 * A garden wall before hills at sunrise. The sun marks the exact centre and a white frame the very edge,
 * so that a crop can be told from the whole image.
 */
export function paintGarden(width: number, height: number): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  const scene = { width, height, unit: Math.min(width, height) };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rgb.set(colourAt(x, y, scene), (y * width + x) * 3);
  }
  return { width, height, rgb };
}

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
}

function colourAt(x: number, y: number, scene: Scene): Rgb {
  const { width, height, unit } = scene;
  const frame = Math.max(2, Math.round(unit * 0.012));
  if (x < frame || y < frame || x >= width - frame || y >= height - frame) return EDGE;
  const wallTop = height * 0.82;
  if (y > wallTop) return brick(x, y - wallTop, unit);
  const hill = hillAt(x, y, scene);
  if (hill !== null) return hill;
  const distance = Math.hypot(x - width / 2, y - height / 2);
  if (distance < unit * 0.16) return SUN;
  const glow = Math.max(0, 1 - distance / (unit * 0.6)) ** 2 * 0.5;
  return mix(mix(SKY_TOP, SKY_LOW, y / wallTop), SUN, glow);
}

/** The nearest hill that reaches this high, nearer ones lower and darker. */
function hillAt(x: number, y: number, { width, height, unit }: Scene): Rgb | null {
  for (let near = HILLS.length - 1; near >= 0; near--) {
    const ridge =
      height * (0.6 + near * 0.07) +
      Math.sin((x / width) * (5 + near * 3) + near * 2) * unit * 0.05 +
      Math.sin((x / width) * 17 + near) * unit * 0.012;
    if (y > ridge) return HILLS[near] ?? null;
  }
  return null;
}

function brick(x: number, y: number, unit: number): Rgb {
  const [long, high, joint] = [unit * 0.11, unit * 0.045, unit * 0.006];
  const course = Math.floor(y / high);
  const along = (x + (course % 2) * (long / 2)) % long;
  return along < joint || y % high < joint ? MORTAR : WALL;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (start: number, end: number) => start + (end - start) * share;
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
}

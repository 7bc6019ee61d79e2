/**
 * The forty-four buildings, drawn on a grid of 40 that stands on y = 36.
 *
 * Each resembles the real building, in a few lines.
 */

/** The parts of a drawing; each is the `d` of a path. */
export interface Drawing {
  walls: string
  roof: string
  openings: string
  /** Lines in ink, such as masts and mouldings. */
  lines: string
  material: Material
}

export type Material = 'copper' | 'tin' | 'brick' | 'slate'

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`
/** A wall from the ground up to `y`. */
const wall = (x: number, y: number, w: number) => box(x, y, w, 36 - y)
/** A gable or a spire on a base at `y`. */
const gable = (x: number, y: number, w: number, h: number) => `M${x} ${y}l${w / 2} ${-h}l${w / 2} ${h}z`
/** A roof that slopes inwards by `slope` at both ends. */
const hip = (x: number, y: number, w: number, h: number, slope: number) =>
  `M${x} ${y}l${slope} ${-h}h${w - 2 * slope}l${slope} ${h}z`
const dome = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}a${w / 2} ${h} 0 0 1 ${w} 0z`
const door = (cx: number, w: number, h: number) => box(cx - w / 2, 36 - h, w, h)
const portal = (cx: number, w: number, h: number) =>
  `M${cx - w / 2} 36v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
/** Windows in columns and rows. */
function windows(x: number, y: number, w: number, h: number, columns: number, dx: number, rows = 1, dy = 0) {
  let path = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) path += box(x + column * dx, y + row * dy, w, h)
  return path
}
const arched = (cx: number, base: number, w: number, h: number) =>
  `M${cx - w / 2} ${base}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
const cross = (x: number, y: number) => `M${x} ${y}v-4M${x - 1.4} ${y - 2.6}h2.8`
const flag = (x: number, y: number) => `M${x} ${y}v-6l4 1.5-4 1.5`
const round = (cx: number, cy: number, r: number) => `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1${-2 * r} 0z`

const draw = (
  walls: string,
  roof: string,
  openings: string,
  lines = '',
  material: Material = 'copper',
): Drawing => ({ walls, roof, openings, lines, material })

export const buildings: Record<string, Drawing> = {
  // ---- century I
  notre_dame_cathedral: draw(
    wall(11, 19, 18) + wall(4, 13, 8) + wall(28, 15, 8),
    gable(10.5, 19, 19, 7) + dome(4.5, 13, 7, 4) + gable(6, 9.5, 4, 6) + hip(28, 15, 8, 3, 2),
    portal(20, 5, 8) + round(20, 22, 1.8) + arched(8, 20, 2.5, 5) + arched(32, 22, 2.5, 5) + portal(8, 3, 5) + portal(32, 3, 5),
    cross(8, 4.5),
  ),
  seminary: draw(
    wall(3, 22, 34) + box(18, 9, 4, 5),
    hip(2, 22, 36, 8.5, 4) + dome(17.5, 9, 5, 4),
    windows(6, 25, 2.6, 3.5, 3, 4.3) + windows(22.8, 25, 2.6, 3.5, 3, 4.3) + portal(20, 4, 7) + windows(6, 31, 2.6, 3, 3, 4.3) + windows(22.8, 31, 2.6, 3, 3, 4.3),
    cross(20, 5) + 'M18.5 11.5h3',
    'tin',
  ),
  notre_dame_des_victoires: draw(
    wall(9, 21, 22) + box(17.5, 8, 5, 5),
    gable(7, 21, 26, 10) + gable(17, 8, 6, 6),
    portal(20, 5, 8) + round(20, 17.5, 1.9) + arched(13, 30, 2.6, 5) + arched(27, 30, 2.6, 5),
    'M18.5 10.5h3',
  ),
  hotel_dieu: draw(
    wall(3, 20, 34) + box(7.5, 13.5, 4, 4) + box(18, 12.5, 4, 5) + box(28.5, 13.5, 4, 4),
    hip(2, 20, 36, 7, 3.5) + gable(6.8, 14, 5.4, 3.5) + gable(17, 13, 6, 5) + gable(27.8, 14, 5.4, 3.5),
    windows(6, 23, 2.5, 3.5, 6, 5.1) + windows(6, 29.5, 2.5, 3.5, 2, 5.1) + windows(26.4, 29.5, 2.5, 3.5, 2, 5.1) + portal(20, 4.5, 7),
    cross(20, 8.5),
  ),
  chateau_st_louis: draw(
    wall(8, 22, 24) + wall(3, 18, 7) + wall(30, 18, 7),
    hip(8, 22, 24, 6, 2) + gable(2, 18, 9, 8) + gable(29, 18, 9, 8) + gable(16.5, 17, 7, 5.5),
    windows(12, 25, 2.5, 3.5, 4, 4.5) + door(20, 4, 5.5) + windows(5.3, 22, 2.5, 3.5, 1, 0, 2, 6.5) + windows(32.3, 22, 2.5, 3.5, 1, 0, 2, 6.5),
    flag(20, 11.5),
    'slate',
  ),
  batterie_royale: draw(
    'M2 36l3-11h30l3 11z' + box(5, 20, 5.5, 5) + box(14, 20, 5.5, 5) + box(23, 20, 5.5, 5) + box(31, 20, 4, 5),
    box(9, 12, 9, 4) + hip(8, 12, 11, 4, 3),
    'M10.5 25v-3.5l6-1.5v1.8l-3 3.2zM20 25v-3.5l6-1.5v1.8l-3 3.2z' + windows(9, 29, 3, 2, 4, 6.5),
    flag(30, 20) + 'M4 31h32',
    'brick',
  ),
  champlain_habitation: draw(
    wall(3, 22, 10) + wall(15, 18, 10) + wall(27, 22, 10),
    gable(2, 22, 12, 9) + gable(14, 18, 12, 10) + gable(26, 22, 12, 9),
    door(20, 3.6, 6) + windows(6.7, 25, 2.6, 3.2, 1, 0) + windows(30.7, 25, 2.6, 3.2, 1, 0) + windows(18.7, 21.5, 2.6, 3.2, 1, 0),
    'M3 31h34M5 36v-5M8 36v-5M11 36v-5M29 36v-5M32 36v-5M35 36v-5' + flag(20, 8),
    'slate',
  ),
  demers_house: draw(
    wall(6, 21, 28) + box(8, 6, 4, 8) + box(28, 6, 4, 8),
    hip(3, 21.5, 34, 11.5, 6.5),
    door(20, 4.5, 8) + windows(10, 25, 4, 4.5, 1, 0) + windows(26, 25, 4, 4.5, 1, 0) + windows(13, 15.5, 3, 3, 2, 11),
    '',
    'brick',
  ),
  dumont_house: draw(
    wall(9, 16, 22) + box(11, 4, 3.5, 7) + box(26, 4, 3.5, 7),
    gable(7, 16, 26, 11),
    door(20, 4, 7) + windows(12, 19, 3, 4, 3, 6.5) + windows(12, 27, 3, 4, 1, 0) + windows(25, 27, 3, 4, 1, 0) + round(20, 12.5, 1.4),
    'M9 25h22',
    'tin',
  ),
  jacquet_house: draw(
    wall(8, 26, 24) + box(17.5, 3, 5, 8),
    hip(5, 26.5, 30, 19, 9.5),
    door(24, 4, 7.5) + windows(11.5, 28.5, 3, 3.5, 2, 5) + windows(14, 19.5, 2.8, 3, 2, 8.5),
    'M10 18h20',
    'brick',
  ),
  jolliet_house: draw(
    wall(7, 15, 26) + box(28, 6, 4, 7) + box(12, 9, 4, 4) + box(19, 9, 4, 4),
    hip(5, 15, 30, 7, 4) + gable(11, 10, 6, 3.5) + gable(18, 10, 6, 3.5),
    windows(10, 18, 3, 3.6, 4, 5.7, 2, 6) + portal(20, 5, 6) + windows(10, 30.5, 3, 3, 1, 0) + windows(27.2, 30.5, 3, 3, 1, 0),
  ),
  // ---- century II
  ursulines_chapel: draw(
    wall(4, 22, 18) + wall(22, 25, 14) + box(11, 8, 4, 5),
    gable(2.5, 22, 21, 10) + 'M23 25l3-6h9l3 6z' + dome(10.5, 8, 5, 5),
    portal(13, 5, 8) + arched(13, 21.5, 2.5, 4) + windows(25, 28, 2.6, 4, 3, 3.9),
    cross(13, 3.8),
  ),
  holy_trinity_cathedral: draw(
    wall(5, 20, 30) + box(16.5, 10, 7, 5),
    gable(4, 20, 32, 7) + gable(17, 10, 6, 9),
    portal(20, 4.5, 8) + arched(13, 31, 2.6, 6) + arched(27, 31, 2.6, 6) + round(20, 17, 1.4),
    'M8.5 20v16M16 20v16M24 20v16M31.5 20v16',
    'slate',
  ),
  cap_diamant_redoubt: draw(
    'M3 36l3-14h28l3 14z' + box(12, 12, 16, 10),
    box(5.5, 17.5, 5, 4.5) + box(29.5, 17.5, 5, 4.5) + 'M11 12v-4.5h3.5v2h3.5v-2h4v2h3.5v-2h3.5v4.5z',
    portal(20, 5, 7) + windows(15, 15.5, 2, 3.5, 3, 4) + windows(8.5, 26, 3, 2, 1, 0) + windows(28.5, 26, 3, 2, 1, 0),
  ),
  dauphine_redoubt: draw(
    wall(8, 15, 24) + 'M8 36V24L3 36zM32 36V24l5 12z' + box(11, 4, 3.5, 6) + box(25.5, 4, 3.5, 6),
    hip(6, 15, 28, 7, 5),
    windows(11.5, 18, 3, 4, 4, 4.7, 2, 6.5) + portal(20, 4.5, 5.5),
    'M15 36V24M25 36V24',
    'tin',
  ),
  chateau_haldimand: draw(
    wall(4, 15, 32),
    hip(3, 15, 34, 5.5, 5) + box(17, 6, 6, 3.5),
    windows(7, 18, 2.6, 4, 6, 4.7) + windows(7, 24.5, 2.6, 4, 6, 4.7) + portal(20, 4.5, 5.5) + windows(7, 31, 2.6, 3, 2, 4.7) + windows(25.8, 31, 2.6, 3, 2, 4.7),
    'M4 23.2h32M18.5 7.8h3',
  ),
  intendants_palace: draw(
    wall(3, 20, 34) + box(15, 13, 10, 7),
    'M2 20l3-5.5h10V20zM25 20v-5.5h10l3 5.5z' + gable(13.5, 13, 13, 9),
    portal(20, 5, 9) + windows(6.5, 24, 3.2, 4.8, 2, 5) + windows(25.5, 24, 3.2, 4.8, 2, 5) + round(20, 16.5, 1.7),
    flag(20, 4),
  ),
  barbel_house: draw(
    wall(5, 18, 30) + box(4, 8, 4, 10) + box(32, 8, 4, 10),
    hip(7, 18, 26, 8.5, 1),
    windows(9, 21, 3, 4, 4, 6.5) + door(15, 4, 6.5) + windows(22, 29, 3, 4, 2, 6.5) + windows(13, 12.8, 2.6, 2.8, 2, 11),
    'M5 27h30',
    'slate',
  ),
  chevalier_house: draw(
    wall(3, 20, 34) + box(3, 8, 3, 12) + box(14.5, 8, 3, 5) + box(24, 8, 3, 5) + box(34, 8, 3, 12),
    hip(6, 20, 28, 8.5, 0.5),
    windows(6, 23, 2.5, 3.6, 6, 5.1) + portal(13, 3.6, 6) + portal(27, 3.6, 6) + windows(6, 30.5, 2.5, 3, 1, 0) + windows(18.7, 30.5, 2.5, 3, 1, 0) + windows(31.5, 30.5, 2.5, 3, 1, 0) + windows(10, 14.5, 2.4, 2.5, 3, 8.5),
    '',
    'brick',
  ),
  maillou_house: draw(
    wall(5, 19, 30) + box(7, 5, 3.5, 8) + box(29.5, 5, 3.5, 8) + box(12, 12.5, 4, 4) + box(24, 12.5, 4, 4),
    hip(3, 19.5, 34, 8.5, 4) + gable(11, 13.5, 6, 4) + gable(23, 13.5, 6, 4),
    windows(8.5, 22.5, 3, 4, 4, 6.6) + door(20, 4.4, 6.5) + windows(8.5, 29.5, 3, 3.5, 1, 0) + windows(28.3, 29.5, 3, 3.5, 1, 0),
  ),
  maizerets_manor: draw(
    wall(3, 23, 34) + box(8, 14, 3.5, 4) + box(18.2, 14, 3.5, 4) + box(28.5, 14, 3.5, 4) + box(4.5, 6, 3, 8) + box(32.5, 6, 3, 8),
    hip(1, 23.5, 38, 11, 5) + gable(7, 15, 5.5, 3.6) + gable(17.3, 15, 5.5, 3.6) + gable(27.6, 15, 5.5, 3.6),
    windows(6.5, 26.5, 3, 4.5, 2, 5.5) + windows(25, 26.5, 3, 4.5, 2, 5.5) + door(20, 4.2, 8),
    '',
    'brick',
  ),
  gervais_beaudoin_house: draw(
    wall(6, 17, 28) + box(6, 7, 4, 10),
    'M5 17l6-9.5h17l8 9.5z',
    windows(9, 20.5, 3, 4.5, 4, 6) + portal(27.5, 4.5, 7) + windows(9, 28.5, 3, 4, 2, 6) + windows(16, 11.5, 2.6, 2.8, 2, 7),
    'M6 26.8h28',
    'tin',
  ),
  // ---- century III
  jesuit_chapel: draw(
    wall(8, 20, 24) + box(7, 13, 4, 23) + box(29, 13, 4, 23),
    gable(10.5, 20, 19, 12) + gable(6.5, 13, 5, 7) + gable(28.5, 13, 5, 7),
    portal(20, 5, 8) + 'M16.5 26v-4.5l3.5-4 3.5 4V26z' + arched(14, 33, 2, 6) + arched(26, 33, 2, 6),
    cross(20, 8),
    'slate',
  ),
  archdiocese_of_quebec: draw(
    wall(3, 19, 34) + 'M12 36V15h16v21z',
    hip(2, 19, 10, 3.5, 1.5) + hip(28, 19, 10, 3.5, 1.5) + gable(11, 15, 18, 7),
    windows(5.5, 22.5, 2.5, 4, 2, 3.8, 2, 6.5) + windows(28.2, 22.5, 2.5, 4, 2, 3.8, 2, 6.5) + portal(20, 4, 7) + windows(16.2, 19, 2.2, 4.5, 3, 2.7),
    'M14.5 36V15M25.5 36V15' + cross(20, 8),
  ),
  kirk_hall: draw(
    wall(6, 20, 20) + wall(26, 14, 8),
    gable(4.5, 20, 23, 10) + 'M25.5 14v-5h2.5v2.2h2v-2.2h2v2.2h2.5v-2.2',
    'M13 36v-5l3-3.5 3 3.5v5z' + arched(16, 24.5, 3.4, 5.5) + arched(10, 33, 2.2, 5) + arched(22, 33, 2.2, 5) + arched(30, 22, 2.4, 5) + windows(28.8, 27, 2.4, 4, 1, 0),
    'M25.5 14h9',
    'slate',
  ),
  city_hall: draw(
    wall(3, 21, 34) + box(21, 11, 7, 10) + box(5, 17, 6, 4),
    hip(2, 21, 36, 4, 2) + gable(20, 11, 9, 9.5) + gable(4, 17, 8, 8),
    windows(6, 24, 2.5, 4, 6, 5.1) + portal(16, 5, 6.5) + windows(6, 31, 2.5, 3, 1, 0) + windows(26.4, 31, 2.5, 3, 2, 5.1) + round(24.5, 15, 1.8),
    flag(24.5, 2.8),
  ),
  parliament: draw(
    wall(2, 23, 36) + wall(14.5, 12, 11) + box(2, 20, 6, 3) + box(32, 20, 6, 3),
    hip(13.5, 12, 13, 6.5, 4) + gable(17.5, 5.5, 5, 4) + hip(1.5, 20, 7, 4.5, 1.5) + hip(31.5, 20, 7, 4.5, 1.5) + box(8, 20.5, 6.5, 2.5) + box(25.5, 20.5, 6.5, 2.5),
    windows(4, 26, 2.2, 3.5, 3, 3.6, 2, 5.5) + windows(26.6, 26, 2.2, 3.5, 3, 3.6, 2, 5.5) + portal(20, 4.5, 7) + round(20, 16, 2) + windows(17, 21, 2, 4.5, 2, 4),
    flag(20, 3),
  ),
  chateau_frontenac: draw(
    wall(4, 24, 32) + wall(14, 12, 12) + wall(3, 19, 6) + wall(31, 19, 6),
    hip(13, 12, 14, 8.5, 4) + gable(2, 19, 8, 9.5) + gable(30, 19, 8, 9.5) + hip(9, 24, 5, 4, 1) + hip(26, 24, 5, 4, 1) + gable(17.5, 9.5, 5, 4.5),
    windows(16, 15, 1.8, 2.6, 4, 2.1, 3, 4.5) + portal(20, 5, 6.5) + windows(5, 22.5, 2, 3, 1, 0, 3, 4.5) + windows(33, 22.5, 2, 3, 1, 0, 3, 4.5) + windows(10.5, 27, 1.8, 3, 1, 0, 2, 4.5) + windows(27.7, 27, 1.8, 3, 1, 0, 2, 4.5),
    'M20 3.5v-2.5',
  ),
  louis_st_laurent: draw(
    wall(4, 17, 32) + box(15, 11, 10, 6),
    box(3, 14.5, 34, 2.5) + dome(14.5, 11, 11, 7),
    windows(7, 20, 2.6, 4, 6, 4.7) + portal(20, 5.5, 9) + windows(7, 28, 2.6, 5, 2, 4.7) + windows(25.8, 28, 2.6, 5, 2, 4.7),
    'M20 4V1M17 11v3.5M20 11v3.5M23 11v3.5M4 26h12M24 26h12',
  ),
  customs_building: draw(
    wall(4, 20, 32) + box(16, 11, 8, 4),
    gable(10, 20, 20, 6) + dome(15, 11, 10, 6.5),
    door(20, 4, 9) + windows(6, 23.5, 2.5, 8, 1, 0) + windows(31.5, 23.5, 2.5, 8, 1, 0),
    'M12.5 20v16M16 20v16M24 20v16M27.5 20v16M4 20h32M20 4.5V2',
  ),
  thibaudeau_warehouse: draw(
    wall(5, 12, 30),
    box(3.5, 8.5, 33, 3.5) + 'M14 8.5l6-3.5 6 3.5z',
    [0, 1, 2, 3].map((k) => arched(9.5 + 7 * k, 21, 3.6, 5.5) + arched(9.5 + 7 * k, 28.3, 3.6, 5)).join('') + portal(20, 5, 6) + portal(9.5, 3.6, 5.5) + portal(30.5, 3.6, 5.5),
    'M5 22.3h30M5 29.5h30',
    'slate',
  ),
  museum_french_america: draw(
    wall(3, 19, 34) + box(17.5, 8, 5, 4) + box(7, 12, 3, 3) + box(30, 12, 3, 3),
    hip(2, 19, 36, 7, 2.5) + dome(16.8, 8, 6.4, 5) + dome(6.5, 12, 4, 3) + dome(29.5, 12, 4, 3),
    windows(5.8, 22, 2.2, 3.2, 7, 4.4, 2, 5) + door(20, 4, 4.2),
    cross(20, 3.5) + 'M3 36h34',
    'tin',
  ),
  capitol_theatre: draw(
    'M7 36V13c4-3.5 22-3.5 26 0v23z',
    'M6 13c4-5 24-5 28 0l-1 2.5c-5-3.5-21-3.5-26 0z' + dome(16, 9.2, 8, 5),
    arched(14, 25, 3.6, 7) + arched(20, 25, 3.6, 7.5) + arched(26, 25, 3.6, 7) + windows(11, 31, 4, 5, 1, 0) + windows(18, 31, 4, 5, 1, 0) + windows(25, 31, 4, 5, 1, 0),
    'M5 28.5h30M8 28.5v1.8M32 28.5v1.8' + flag(20, 4.5),
  ),
  // ---- century IV
  saint_roch: draw(
    wall(6, 15, 8) + wall(26, 15, 8) + wall(14, 20, 12),
    gable(5.5, 15, 9, 13) + gable(25.5, 15, 9, 13) + gable(13.5, 20, 13, 7),
    portal(20, 5, 8) + round(20, 23, 2.2) + arched(10, 24, 2.6, 6) + arched(30, 24, 2.6, 6) + portal(10, 3.4, 6) + portal(30, 3.4, 6),
  ),
  saint_coeur_de_marie: draw(
    wall(4, 21, 22) + wall(26, 12, 8),
    dome(6, 21, 18, 11) + dome(25.5, 12, 9, 8),
    portal(15, 7, 9) + round(15, 17.5, 2.4) + arched(8, 31, 2.4, 5) + arched(22, 31, 2.4, 5) + arched(30, 21, 2.6, 6) + arched(30, 31, 2.6, 6),
    cross(15, 10) + 'M30 4V1.5M26 23.5h8',
  ),
  andre_laurendeau: draw(
    wall(5, 14, 30),
    box(4, 11.5, 32, 2.5) + box(23, 8, 8, 3.5),
    windows(8, 17, 24, 2, 1, 0, 4, 4) + door(12, 5, 3.5),
    'M14 17v14M20 17v14M26 17v14',
    'slate',
  ),
  health_and_welfare: draw(
    wall(4, 22, 32) + wall(11, 15, 18) + wall(16, 8, 8),
    box(3.5, 20.5, 7.5, 1.8) + box(29, 20.5, 7.5, 1.8) + box(10.5, 13.5, 5.5, 1.8) + box(24, 13.5, 5.5, 1.8) + box(15.5, 5.8, 9, 2.2),
    windows(18, 11, 1.4, 14, 2, 2.6) + windows(12.6, 18, 1.4, 10, 1, 0) + windows(26, 18, 1.4, 10, 1, 0) + windows(6, 25, 1.6, 8, 2, 2.6) + windows(29.8, 25, 1.6, 8, 2, 2.6) + door(20, 5, 6),
    'M20 5.8V3',
  ),
  marie_guyart: draw(
    wall(13, 4, 14) + wall(5, 29, 30),
    box(12.5, 2, 15, 2.2) + box(4, 27, 8.5, 2) + box(27.5, 27, 8.5, 2),
    [0, 1, 2, 3].map((k) => box(15 + 2.8 * k, 6.5, 1.5, 21)).join('') + windows(7, 31, 3, 2, 2, 4) + windows(26, 31, 3, 2, 2, 4) + door(20, 5, 5),
    'M13 11.5h14M13 17h14M13 22.5h14',
    'slate',
  ),
  le_concorde: draw(
    'M14 36L17 9h8l2 27z' + wall(6, 30, 28),
    'M12 9c0-3 3-4.5 9-4.5S30 6 30 9z' + box(5, 28.5, 8.8, 1.8) + box(27, 28.5, 8, 1.8),
    'M18.5 12h5.5l.15 1.8h-5.85zM18.2 16h6l.15 1.8h-6.35zM17.8 20h6.7l.15 1.8h-7zM17.4 24h7.4l.15 1.8h-7.7z' + windows(8, 32, 3, 2, 1, 0) + windows(29, 32, 3, 2, 1, 0) + door(20.5, 4, 5),
    'M21 4.5V1.5',
  ),
  price_building: draw(
    wall(11, 14, 18) + wall(6, 24, 28),
    hip(10, 14, 20, 4.5, 3) + hip(13.5, 9.5, 13, 6, 4) + box(5.5, 22.5, 5.5, 1.8) + box(29, 22.5, 5.5, 1.8),
    windows(13.5, 16.5, 1.7, 2.6, 5, 2.9, 3, 4.2) + portal(20, 4.5, 6) + windows(7.8, 27, 1.8, 2.8, 1, 0, 2, 4) + windows(30.5, 27, 1.8, 2.8, 1, 0, 2, 4),
    'M20 3.5V1',
  ),
  grand_theatre: draw(
    wall(3, 13, 34),
    box(2, 10, 36, 3),
    'M6 22h5v-6H6zM13 22h5v-6h-5zM22 22h5v-6h-5zM29 22h5v-6h-5z' + windows(6, 26, 28, 6, 1, 0),
    'M11 26v6M16 26v6M21 26v6M26 26v6M31 26v6M3 34h34',
    'slate',
  ),
  museum_civilization: draw(
    wall(3, 25, 34) + box(24, 10, 4, 15),
    'M3 25l5-7 5 7zM13 25l5-9 5 9z' + 'M28 25l4-6 5 6z' + gable(23, 10, 6, 7),
    windows(6, 28, 3, 5, 2, 5) + windows(24, 28, 3, 5, 2, 5) + door(19, 5, 7) + windows(25.3, 13, 1.4, 2.5, 1, 0, 3, 4),
    'M3 26.5h34',
  ),
  museum_fine_arts: draw(
    box(3, 32.5, 34, 3.5) + wall(5, 19, 30) + box(13, 13, 14, 6),
    gable(11, 13, 18, 7) + box(4, 17, 9, 2) + box(27, 17, 9, 2),
    door(20, 4, 11) + windows(7.5, 22, 3, 7, 1, 0) + windows(29.5, 22, 3, 7, 1, 0),
    'M14.5 13v19.5M17 13v19.5M23 13v19.5M25.5 13v19.5M3 34.3h34',
  ),
  guy_fregault: draw(
    wall(4, 16, 20) + wall(24, 21, 12),
    box(3, 13.5, 22, 2.5) + box(24, 18.5, 13, 2.5),
    windows(7, 19, 3, 3, 3, 5.5, 3, 5) + windows(26.5, 24, 7.5, 2, 1, 0, 3, 4),
    'M14 13.5V9',
    'slate',
  ),
}

/** Portraits of people and emblems of events, on the grid of 24 of the icons: class `ln` is a line, the rest is filled. */

const HEAD = '<circle cx="10.5" cy="9.4" r="3.5"/>'
const SHOULDERS = '<path d="M3 21.5c.4-4.8 3.2-6.8 7.5-6.8s7.1 2 7.5 6.8z"/>'
const BEARD = '<path d="M7.2 10.2c.3 3.4 1.6 5 3.3 5s3-1.6 3.3-5c-1 1-5.6 1-6.6 0z"/>'
/** Long hair on both sides of the face. */
const CURLS = '<path d="M6.9 8c-1.6 1.5-1.8 4.4-.9 6.3h2.2c-1-1.6-1.1-4-.4-6zM14.1 8c1.6 1.5 1.8 4.4.9 6.3h-2.2c1-1.6 1.1-4 .4-6z"/>'
const WIG = '<path d="M6.4 9.6c-.5-3.6 1.4-5.4 4.1-5.4s4.6 1.8 4.1 5.4c1 .6 1 2 .2 2.6-.9.5-1.8 0-1.8-1V8.6c-1.6-1-3.4-1-5 0v2.6c0 1-.9 1.5-1.8 1-.8-.6-.8-2 .2-2.6z"/>'
const TRICORNE = '<path d="M3.8 7.6C5.8 3.4 8 2.6 10.5 2.6s4.7.8 6.7 5c-2.2-.9-4.4-1.2-6.7-1.2s-4.5.3-6.7 1.2z"/>'
const MITRE = '<path d="M6.7 7.4c0-2.6 1.8-4.2 3.8-5.8 2 1.6 3.8 3.2 3.8 5.8z"/>'
/** A hat with a feather. */
const FEATHERED = '<path d="M4.4 7.4c4-1 8.2-1 12.2 0l-.4-1.2-2.6-.5c-.2-2-1.4-3-3.1-3s-2.9 1-3.1 3l-2.6.5z"/><path class="ln" d="M13 4.6c1.6-2.2 3.4-2.6 5-2"/>'
const SKULLCAP = '<path d="M7.2 7.6c.3-2 1.6-3.1 3.3-3.1s3 1.1 3.3 3.1c-2-.7-4.6-.7-6.6 0z"/>'
const HAIR = '<path d="M6.6 9.6c-.4-3.4 1.4-5.2 3.9-5.2s4.3 1.8 3.9 5.2c-.6-1.6-1.6-2.4-2.6-2.6-1.7.5-3.4.6-4.6 1z"/>'
const LONG_HAIR = '<path d="M6.4 15c-1.2-6.2-.2-10.6 4.1-10.6S15.8 8.8 14.6 15h-1.700c.6-2.6.6-5.2 0-7.2-1.5.6-3.3.6-4.8 0-.6 2-.6 4.6 0 7.200z"/>'
const WHISKERS = '<path d="M7 8.8c0 2.6.6 4.3 1.7 5.200l.5-2.400zM14 8.800c0 2.6-.6 4.3-1.7 5.200l-.5-2.400z"/>'
/** What somebody is known for, beside the shoulder. */
const beside = (drawing: string) => `<g transform="translate(15.2 12.4) scale(.36)">${drawing}</g>`

const CROSS = '<path d="M10.2 2.500h3.600v5h5v3.600h-5v10.400h-3.600V11.100h-5V7.500h5z"/>'
const SHIP = '<path d="M12 2v12h7c0-4-2.5-9-7-12zM10.5 6c-3 2-5 5-5.5 8h5.500zM2 16h20c-1 3.5-3 5.5-6 5.500H8c-3 0-5-2-6-5.500z"/>'
const MASK = '<path fill-rule="evenodd" d="M3 4c6 2.5 12 2.5 18 0v8c0 6-4 10-9 10S3 18 3 12zM6.5 11c1.2-1.8 3-1.8 4.2 0zM13.3 11c1.2-1.8 3-1.8 4.2 0zM7.5 15c2.8 2 6.2 2 9 0-.8 3.2-2.5 4.6-4.5 4.600S8.3 18.2 7.5 15z"/>'
const WHEAT = '<path d="M11 22V9h2v13zM12 2c2 2 2 4 0 6-2-2-2-4 0-6zM7 8c2.5 0 4 1.5 4.5 4C9 12 7.5 10.5 7 8zM17 8c-.5 2.5-2 4-4.5 4 .5-2.5 2-4 4.5-4zM7 13.500c2.5 0 4 1.5 4.5 4-2.5 0-4-1.5-4.5-4zM17 13.500c-.5 2.5-2 4-4.5 4 .5-2.5 2-4 4.5-4z"/>'
const CANNON = '<path d="M2 8.500l17-4.5 1.6 5.500L7 14.500A5 5 0 1 1 3 12z"/><circle cx="7" cy="17" r="5"/><path d="M12 17h10v4H12z"/>'
const ANVIL = '<path d="M2 7h20c-1 4-4 5.5-7.5 5.500L16 17h3v4H5v-4h3l1.5-4.500C5.5 12 3 10 2 7z"/>'
const SWORDS = '<path d="M3 2l3 .6L20.6 17.200l-2.2 2.200L3.6 5zM21 2l-3 .6L3.4 17.200l2.2 2.200L20.4 5z"/><path d="M15.5 21l5.5-5.5 1.5 1.5-5.5 5.500zM8.5 21L3 15.5 1.5 17 7 22.500z"/>'
const FORT = '<path fill-rule="evenodd" d="M10.230 5.990L9.320 4.360L12 1.200L14.680 4.360L13.770 5.990L17.740 8.870L19.010 7.510L22.840 9.080L20.660 12.600L18.830 12.240L17.320 16.900L19.010 17.690L18.7 21.820L14.680 20.840L14.450 18.990L9.550 18.990L9.320 20.840L5.3 21.820L4.990 17.690L6.680 16.900L5.170 12.240L3.340 12.600L1.160 9.080L4.990 7.510L6.260 8.870ZM14.410 9.280L15.9 13.870L12 16.700L8.1 13.870L9.590 9.280Z"/>'
const HAMMER = '<path d="M3 4h12v3l6 2v2h-8V9H3zM9.5 10h4v12h-4z"/>'
const COIN = '<path fill-rule="evenodd" d="M12 2a10 10 0 1 0 .01 0zM12 6a6 6 0 1 1-.01 0zM10.5 8.500h3v7h-3z"/>'
const BOOK = '<path fill-rule="evenodd" d="M2 4c4-.6 7 0 10 2 3-2 6-2.6 10-2v15c-4-.6-7 0-10 2-3-2-6-2.6-10-2zM11 8.500v9c-2-1-4-1.3-6-1.200V7.300c2-.1 4 .2 6 1.200z"/>'
const QUILL = '<path d="M21 2C12 3 6.5 8 5 16l-2.5 5.5 1.8.800L7 17c8-1 12.5-6 14-15z"/>'
const TERRACE = '<path d="M2 10h20v3H2zM4 13h2v8H4zM9 13h2v8H9zM13 13h2v8h-2zM18 13h2v8h-2zM2 20h20v2H2zM11 3h2v7h-2zM8 5h8l-4-4z"/>'
const LEAF = '<path d="M12 1l2.4 4.5 2.6-1-.800 5.500L20 7.500l.500 3 2.5.500-4.5 4 .500 2.5-5.8-.800V22h-2.400v-5.300L5 17.500l.500-2.5-4.5-4 2.5-.500.5-3L7.8 10 7 4.500l2.6 1z"/>'
const SCREEN = '<path fill-rule="evenodd" d="M2 4h20v14H2zM4.5 6.500v9h15v-9zM9 8.500l6 2.5-6 2.500zM8 20h8v2H8z"/>'
const FOUNTAIN = '<path d="M11 8h2v6h-2zM3 14h18c-1 3-4 4.5-7 4.500V21h3v1.500H7V21h3v-2.500c-3 0-6-1.5-7-4.500z"/><path class="ln" stroke-width="2.4" d="M12 8c0-4-6-5-7 1M12 8c0-4 6-5 7 1"/>'
const KEY = '<path fill-rule="evenodd" d="M7 6a6 6 0 1 0 .01 0zM7 9a3 3 0 1 1-.01 0zM12.5 10.500h10v3h-2v4h-3v-4h-5z"/>'
const FIREWORK = '<path class="ln" stroke-width="2.2" d="M12 12V3M12 12l6.4-6.400M12 12h9M12 12l6.4 6.400M12 12v9M12 12l-6.4 6.400M12 12H3M12 12L5.6 5.6"/><circle cx="12" cy="12" r="2.6"/>'

const bust = (...parts: string[]) => SHOULDERS + HEAD + parts.join('')

export const portraits: Record<string, string> = {
  'person-laval': bust(MITRE, beside(CROSS)),
  'person-champlain': bust(FEATHERED, BEARD, beside(SHIP)),
  'person-lescarbot': bust(HAIR, BEARD, beside(MASK)),
  'person-talon': bust(CURLS, FEATHERED, beside(WHEAT)),
  'person-frontenac': bust(CURLS, TRICORNE, beside(CANNON)),
  'person-hocquart': bust(WIG, beside(ANVIL)),
  'person-montcalm': bust(TRICORNE, WHISKERS, beside(SWORDS)),
  'person-briand': bust(SKULLCAP, beside(CROSS)),
  'person-chaussegros_de_lery': bust(WIG, TRICORNE, beside(FORT)),
  'person-baillairge': bust(HAIR, WHISKERS, beside(HAMMER)),
  'person-desjardins': bust(HAIR, BEARD, beside(COIN)),
  'person-chauveau': bust(HAIR, WHISKERS, beside(QUILL)),
  'person-dufferin': bust('<path d="M5.5 6.600h10v1.300h-10zM7.2 1.600h6.600v5H7.200z"/>', BEARD, beside(TERRACE)),
  'person-garneau': bust(HAIR, beside(BOOK)),
  'person-taschereau': bust(SKULLCAP, WHISKERS, beside(SHIP)),
  'person-michaelle_jean': bust(LONG_HAIR, beside(LEAF)),
  'person-lepage': bust(HAIR, beside(SCREEN)),
  'person-simons': bust(HAIR, beside(FOUNTAIN)),
  'person-ouellet': bust(SKULLCAP, beside(KEY)),
  'person-labeaume': bust(WHISKERS, HAIR, beside(FIREWORK)),
}

const WAVES = '<path class="ln" d="M2 20c2-1.6 3.3-1.6 5 0s3.3 1.6 5 0 3.3-1.6 5 0 3.3 1.6 5 0"/>'

export const emblems: Record<string, string> = {
  '1603': `<g transform="translate(3 .5) scale(.75)">${SHIP}</g>${WAVES}`,
  '1663': '<path d="M2 20h6v-7H2zM9 20h6V9H9zM16 20h6v-7h-6zM1 21h22v1.500H1z"/><path d="M9.3 7.500V3l1.5 1.300L12 2.500l1.2 1.800L14.7 3v4.500z"/><circle cx="5" cy="10" r="2"/><circle cx="19" cy="10" r="2"/>',
  '1665': `<g transform="translate(1 3) scale(.62)">${WHEAT}</g><g transform="translate(16.5 10) scale(1.2)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.200c0-3.4 1.2-4.6 3.3-4.600s3.3 1.2 3.3 4.600z"/></g><path class="ln" d="M12 19.500h9M16.5 17v5"/>`,
  '1682': '<path fill-rule="evenodd" d="M12.5 1.500c1 4 5.5 6 5.5 12a6 6 0 0 1-12 .5c0-3 1.5-4.5 2.5-6.5.3 1.5 1 2.3 2 2.5-.3-3.5.3-6 2-8.500zM12 13c-1.5 1.5-2 2.5-2 3.800a2 2 0 0 0 4 0c0-1.3-.5-2.3-2-3.800z"/><path class="ln" d="M4 22h16"/>',
  '1756': `<g transform="translate(1 1) scale(.92)">${SWORDS}</g>`,
  '1759': '<path class="ln" d="M2 20c4-3 7-4 10-4s6 1 10 4M7 16.500V4M17 16.500V4"/><path d="M7 4l6 2-6 2.500zM17 4l-6 2 6 2.500z"/>',
  '1763': '<path fill-rule="evenodd" d="M5 2h13a2.5 2.5 0 0 1 2.5 2.500V7H17v10.500A3.5 3.5 0 0 1 13.5 21H5a3 3 0 0 1-3-3v-1.500h4V5a3 3 0 0 1 3-3zM8.5 7v1.600h6V7zM8.5 10.500v1.600h6v-1.600z"/><circle cx="17.5" cy="18.5" r="3.6"/>',
  '1775': `<path d="M2 21.500V11h3.200v2.300h3V11h5.600v2.300h3V11H20v10.500z"/><g transform="translate(6.5 0) scale(.48)">${CANNON}</g>`,
  '1800': `<g transform="translate(0 1) scale(.62)">${SHIP}</g><g transform="translate(17 7)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.200c0-3.4 1.2-4.6 3.3-4.600s3.3 1.2 3.3 4.600z"/></g><g transform="translate(20 14) scale(.8)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.200c0-3.4 1.2-4.6 3.3-4.600s3.3 1.2 3.3 4.600z"/></g>${WAVES}`,
  '1812': `<g transform="translate(5.5 0) scale(.54)">${LEAF}</g><path class="ln" d="M2.5 21.500L21 13M21.5 21.500L3 13"/>`,
  '1867': `<path d="M3 21.500v-9h18v9h-3v-6h-2v6h-3v-6h-2v6H8v-6H6v6zM5 11.500L12 7l7 4.500z"/><path class="ln" d="M12 7V1.500l5 1.7-5 1.8"/>`,
  '1871': `<path d="M2 5h3v10H2zM19 5h3v10h-3z"/><path class="ln" d="M5 6l7 3.500L19 6M5 13l7-3.500L19 13"/><path class="ln" d="M2 18.500c2-1.6 3.3-1.6 5 0s3.3 1.6 5 0 3.3-1.6 5 0 3.3 1.6 5 0"/>`,
  '1917': '<path d="M4 14c0-6 3-10 8-10s8 4 8 10l2.5 2c-7 1.5-14 1.5-21 0z"/><path class="ln" d="M7 17.500c1.5 3 8.5 3 10 0"/>',
  '1955': '<circle cx="12" cy="6" r="3.6"/><circle cx="12" cy="15.8" r="6.2"/><path d="M8 3h8v1.600H8zM9.5.500h5V3h-5z"/><path class="ln" d="M6 13l-4-3M18 13l4-3"/>',
  '2001': '<path d="M3 9v5h4l8 5V4L7 9z"/><path class="ln" d="M18 8.500c1.5 2 1.5 4.5 0 6.500M20.5 6c3 3.5 3 8 0 11.500M6 14.500l1.5 6"/>',
  '2008': `<g transform="translate(5 -1) scale(.58)">${FIREWORK}</g><path d="M3 21.500V15h18v6.500zM6 14.500v-2h2v2zM11 14.500v-2h2v2zM16 14.500v-2h2v2z"/>`,
}

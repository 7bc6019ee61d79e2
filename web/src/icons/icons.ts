/** The icons, drawn on a grid of 24 in one colour: class `ln` is a line, the rest is filled. */
export const icons = {
  academic:
    '<circle cx="12" cy="4.3" r="2.6" class="ln"/><circle cx="19.8" cy="9.97" r="2.6" class="ln"/><circle cx="16.82" cy="19.13" r="2.6" class="ln"/><circle cx="7.18" cy="19.13" r="2.6" class="ln"/><circle cx="4.2" cy="9.97" r="2.6" class="ln"/><g transform="translate(12 12.5) scale(0.82)"><path fill-rule="evenodd" d="M0-5.5L4.8-2.75V2.75L0 5.5L-4.8 2.75V-2.75ZM0-2.6L2.3 1.8H-2.3Z"/></g>',
  archdiocese:
    '<g transform="translate(5.76 5.76) scale(0.52)"><path d="M10.2 2.5h3.6v5h5v3.6h-5v10.4h-3.6V11.1h-5V7.5h5z"/></g><path class="ln" d="M13.77 1.95A10.2 10.2 0 0 1 22.05 13.77"/><circle cx="22.05" cy="13.77" r="1.5"/><path class="ln" d="M19.81 18.56A10.2 10.2 0 0 1 5.44 19.81"/><circle cx="5.44" cy="19.81" r="1.5"/><path class="ln" d="M2.42 15.49A10.2 10.2 0 0 1 8.51 2.42"/><circle cx="8.51" cy="2.42" r="1.5"/>',
  architect:
    '<path d="M12 2.5a3.4 3.4 0 0 1 1.9 6.2c1.8 2.4 3 5 3.4 8.3H6.7c.4-3.3 1.6-5.9 3.4-8.3A3.4 3.4 0 0 1 12 2.5z"/><path d="M5 18.5h14v3H5z"/>',
  arts:
    '<path d="M4.8 8.3L6.04 11.29L9.27 11.55L6.81 13.65L7.56 16.8L4.8 15.12L2.04 16.8L2.79 13.65L0.33 11.55L3.56 11.29Z"/><path transform="translate(12 12.5) scale(1.3)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><path d="M19 2.5L20.19 5.36L23.28 5.61L20.93 7.63L21.65 10.64L19 9.03L16.35 10.64L17.07 7.63L14.72 5.61L17.81 5.36ZM19 13L20.19 15.86L23.28 16.11L20.93 18.13L21.65 21.14L19 19.52L16.35 21.14L17.07 18.13L14.72 16.11L17.81 15.86Z"/>',
  back:
    '<path d="M19 4L8 12l11 8zM4.4 4H7v16H4.4z"/>',
  book:
    '<path class="ln" d="M12 6.5C9.5 4.5 6.5 4 3 4.5v14c3.5-.5 6.5 0 9 2 2.5-2 5.5-2.5 9-2v-14c-3.5-.5-6.5 0-9 2zM12 6.5v14"/>',
  business:
    '<path class="ln" d="M2.5 21V12.5L6.5 9L10.5 12.5V21Z"/><path d="M4 17.5h5v2.2H4z"/><path class="ln" d="M6.5 5.5C8.5 2.2 14 2.2 16 4.8"/><path transform="translate(16.8 6) rotate(90) scale(1.15)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><path class="ln" d="M13.5 21V12.5L17.5 9L21.5 12.5V21Z"/><path d="M15 17.5h5v2.2h-5zM15 14.2h5v2.2h-5z"/>',
  calculator:
    '<path class="ln" d="M5 3h14v18H5zM8 7h8M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16.5h.01M12 16.5h.01M15.5 16.5h.01"/>',
  'century-1':
    '<path class="ln" d="M12 3v13M12 4.5c4.5 1.5 6 5.5 6 9.5H12M11 7c-3 2-4.5 4.5-5 7h5"/><path d="M3 16.5h18c-1 3-3 4.5-5 4.5H8c-2 0-4-1.5-5-4.5z"/>',
  'century-2':
    '<path d="M3 21.5V9.5h3.2v2.3h3V9.5h5.6v2.3h3V9.5H21v12h-6.3v-3.8a2.7 2.7 0 0 0-5.4 0v3.8z"/><path class="ln" d="M12 9V2.5l5 1.8-5 1.9"/>',
  'century-3':
    '<path d="M3 21.5V14l3-5 3 5V9.5l3-7.5 3 7.5V14l3-5 3 5v7.5h-7v-4h-4v4z"/>',
  'century-4':
    '<path fill-rule="evenodd" d="M3 21.5V12h5V5l4-3 4 3v9h5v7.5zM10 8h1.4v2H10zm2.8 0h1.4v2h-1.4zM10 12h1.4v2H10zm2.8 0h1.4v2h-1.4zM5 15h1.4v2H5zm12.5 2H19v2h-1.5z"/>',
  check:
    '<path class="ln" d="M4.5 12.5l5 5.5L20 6"/>',
  citadelle:
    '<path fill-rule="evenodd" d="M10.23 5.99L9.32 4.36L12 1.2L14.68 4.36L13.77 5.99L17.74 8.87L19.01 7.51L22.84 9.08L20.66 12.6L18.83 12.24L17.32 16.9L19.01 17.69L18.7 21.82L14.68 20.84L14.45 18.99L9.55 18.99L9.32 20.84L5.3 21.82L4.99 17.69L6.68 16.9L5.17 12.24L3.34 12.6L1.16 9.08L4.99 7.51L6.26 8.87ZM14.41 9.28L15.9 13.87L12 16.7L8.1 13.87L9.59 9.28Z"/>',
  culture:
    '<path fill-rule="evenodd" d="M2 4.5c3.7 1.6 7.3 1.6 11 0v7.3c0 4.2-2.6 6.9-5.5 6.9S2 16 2 11.8zM4.3 9.2c.8-1.1 1.9-1.1 2.6 0zM8.2 9.2c.7-1.1 1.8-1.1 2.6 0zM4.6 12.6c1.7 1.2 4.1 1.2 5.8 0-.5 2.6-1.6 3.6-2.9 3.6s-2.4-1-2.9-3.6z"/><path fill-rule="evenodd" d="M14.5 8.7c2.6.9 5 .7 7.5-.3v6.8c0 3.8-2.3 6.3-5 6.3-1.9 0-3.5-1.1-4.4-3 1.3-1.5 2-3.7 2-6.3zM17.3 12.6c.7-1 1.7-1 2.4 0zM15.3 18.7c1.3-1.9 2.9-1.9 4 0-1.3-.7-2.7-.7-4 0z"/>',
  economy:
    '<path fill-rule="evenodd" d="M8 2.5c1.4.9 2.6.9 4 0 1.4.9 2.6.9 4 0l-1.7 4.2H9.7zM9.3 8.2h5.4c4 2 6 5.4 6 8.4 0 3.6-3.2 5.2-8.7 5.2s-8.7-1.6-8.7-5.2c0-3 2-6.4 6-8.4zM12 11.2a3.7 3.7 0 1 0 .01 0z"/>',
  entertainment:
    '<g transform="translate(4.8 6) scale(0.9)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><g transform="translate(12 6) scale(0.9)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><g transform="translate(19.2 6) scale(0.9)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path class="ln" d="M2 11.8c0 2.4 10 .2 10 2.3 0-2.1 10 .1 10-2.3"/><g transform="translate(12 19) scale(0.82)"><path fill-rule="evenodd" d="M0-5.5L4.8-2.75V2.75L0 5.5L-4.8 2.75V-2.75ZM0-2.6L2.3 1.8H-2.3Z"/></g>',
  eye:
    '<path class="ln" d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',
  heritage_site:
    '<g transform="translate(5.76 5.76) scale(0.52)"><path fill-rule="evenodd" d="M2 4.5c3.7 1.6 7.3 1.6 11 0v7.3c0 4.2-2.6 6.9-5.5 6.9S2 16 2 11.8zM4.3 9.2c.8-1.1 1.9-1.1 2.6 0zM8.2 9.2c.7-1.1 1.8-1.1 2.6 0zM4.6 12.6c1.7 1.2 4.1 1.2 5.8 0-.5 2.6-1.6 3.6-2.9 3.6s-2.4-1-2.9-3.6z"/><path fill-rule="evenodd" d="M14.5 8.7c2.6.9 5 .7 7.5-.3v6.8c0 3.8-2.3 6.3-5 6.3-1.9 0-3.5-1.1-4.4-3 1.3-1.5 2-3.7 2-6.3zM17.3 12.6c.7-1 1.7-1 2.4 0zM15.3 18.7c1.3-1.9 2.9-1.9 4 0-1.3-.7-2.7-.7-4 0z"/></g><path class="ln" d="M13.77 1.95A10.2 10.2 0 0 1 22.05 13.77"/><circle cx="22.05" cy="13.77" r="1.5"/><path class="ln" d="M19.81 18.56A10.2 10.2 0 0 1 5.44 19.81"/><circle cx="5.44" cy="19.81" r="1.5"/><path class="ln" d="M2.42 15.49A10.2 10.2 0 0 1 8.51 2.42"/><circle cx="8.51" cy="2.42" r="1.5"/>',
  hint:
    '<path class="ln" d="M9 17.5c0-2.6-3.2-3.9-3.2-8a6.2 6.2 0 0 1 12.4 0c0 4.1-3.2 5.4-3.2 8zM9.3 21.3h5.4"/>',
  history:
    '<path class="ln" d="M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2"/>',
  irish:
    '<g transform="translate(4.5 6) scale(0.9)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path transform="translate(4.5 13.5) rotate(-90) scale(1.1)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><path class="ln" d="M4.5 14.5V21.5"/><g transform="translate(12.5 5.5) scale(0.9)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path transform="translate(12.5 12.7) rotate(90)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><circle cx="12.5" cy="19" r="3.5" class="ln" stroke-dasharray="2 1.6"/><g transform="translate(20.3 12) scale(0.72)"><path fill-rule="evenodd" d="M0-5.5L4.8-2.75V2.75L0 5.5L-4.8 2.75V-2.75Z"/><text x="0" y="2.7" text-anchor="middle" font-size="7.6" font-weight="800" class="cut">1</text></g>',
  jewish:
    '<g transform="translate(5.5 5.5) scale(0.95)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path transform="translate(5.5 12.7) rotate(90)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><circle cx="5.5" cy="19" r="3.5" class="ln" stroke-dasharray="2 1.6"/><g transform="translate(14.5 5.5) scale(0.85)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><g transform="translate(20.3 5.5) scale(0.85)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path class="ln" d="M12.5 14.5H19.5M22.3 20H15.5"/><path transform="translate(21 14.5) scale(1.1)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><path transform="translate(14 20) rotate(180) scale(1.1)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/>',
  leader_citadelle:
    '<circle cx="12" cy="9.8" r="3.7"/><path d="M4.5 21.5c.4-4.8 3.2-6.8 7.5-6.8s7.1 2 7.5 6.8z"/><path d="M8 7V2.3l2.2 1.6L12 1.6l1.8 2.3L16 2.3V7z"/>',
  leader_cultural:
    '<circle cx="12" cy="9.8" r="3.7"/><path d="M4.5 21.5c.4-4.8 3.2-6.8 7.5-6.8s7.1 2 7.5 6.8z"/><path d="M6.6 6.8c-.4-3 2.5-5 6-4.7 3.3.2 5.4 2 5 4-1.8-.8-3.3.2-5.2.3-2.2.2-4-.6-5.8.4z"/><path class="ln" d="M17 13.5L21.5 6"/>',
  leader_economic:
    '<circle cx="12" cy="9.8" r="3.7"/><path d="M4.5 21.5c.4-4.8 3.2-6.8 7.5-6.8s7.1 2 7.5 6.8z"/><path d="M7 6.8h10v1.3H7zM8.7 1.8h6.6v5H8.7z"/>',
  leader_political:
    '<circle cx="12" cy="9.8" r="3.7"/><path d="M4.5 21.5c.4-4.8 3.2-6.8 7.5-6.8s7.1 2 7.5 6.8z"/><path d="M4.8 7.6C7 3 9.5 2.2 12 2.2s5 .8 7.2 5.4c-2.4-.9-4.7-1.2-7.2-1.2s-4.8.3-7.2 1.2z"/>',
  leader_religious:
    '<circle cx="12" cy="9.8" r="3.7"/><path d="M4.5 21.5c.4-4.8 3.2-6.8 7.5-6.8s7.1 2 7.5 6.8z"/><path d="M8.2 7.8c0-2.6 1.8-4.4 3.8-6 2 1.6 3.8 3.4 3.8 6z"/>',
  link:
    '<path class="ln" d="M9.5 14.5l5-5M8 11l-3 3a3.7 3.7 0 0 0 5.2 5.2l3-3M16 13l3-3a3.7 3.7 0 0 0-5.2-5.2l-3 3"/>',
  mansion:
    '<g transform="translate(-3.5 2.5) scale(.78)"><path d="M12 2.5a3.4 3.4 0 0 1 1.9 6.2c1.8 2.4 3 5 3.4 8.3H6.7c.4-3.3 1.6-5.9 3.4-8.3A3.4 3.4 0 0 1 12 2.5z"/><path d="M5 18.5h14v3H5z"/></g><path transform="translate(12.1 12.5) scale(0.9)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><circle cx="18.8" cy="13" r="4.6" class="ln" stroke-dasharray="2.1 1.5"/><path class="ln" d="M18.8 10.9v4.2M16.7 13h4.2"/>',
  menu:
    '<path class="ln" d="M4 7h16M4 12h16M4 17h16"/>',
  military_administration:
    '<g transform="translate(8 5.5)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><g transform="translate(16 5.5)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path transform="translate(12 12.3) rotate(90)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><g transform="translate(6.48 13.48) scale(0.46)"><path fill-rule="evenodd" d="M10.23 5.99L9.32 4.36L12 1.2L14.68 4.36L13.77 5.99L17.74 8.87L19.01 7.51L22.84 9.08L20.66 12.6L18.83 12.24L17.32 16.9L19.01 17.69L18.7 21.82L14.68 20.84L14.45 18.99L9.55 18.99L9.32 20.84L5.3 21.82L4.99 17.69L6.68 16.9L5.17 12.24L3.34 12.6L1.16 9.08L4.99 7.51L6.26 8.87ZM14.41 9.28L15.9 13.87L12 16.7L8.1 13.87L9.59 9.28Z"/></g>',
  municipal_administration:
    '<g transform="translate(8 5.5)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><g transform="translate(16 5.5)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path transform="translate(12 12.6) rotate(90)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><g transform="translate(0.56 13.96) scale(0.42)"><path d="M10.2 2.5h3.6v5h5v3.6h-5v10.4h-3.6V11.1h-5V7.5h5z"/></g><path class="ln" d="M11 22L13 16.2"/><g transform="translate(13.36 13.96) scale(0.42)"><path fill-rule="evenodd" d="M8 2.5c1.4.9 2.6.9 4 0 1.4.9 2.6.9 4 0l-1.7 4.2H9.7zM9.3 8.2h5.4c4 2 6 5.4 6 8.4 0 3.6-3.2 5.2-8.7 5.2s-8.7-1.6-8.7-5.2c0-3 2-6.4 6-8.4zM12 11.2a3.7 3.7 0 1 0 .01 0z"/></g>',
  pause:
    '<path d="M6 4h4v16H6zM14 4h4v16h-4z"/>',
  play:
    '<path d="M7 4l13 8-13 8z"/>',
  politics:
    '<path class="ln" d="M4.5 3v18.5M13 7v14.5"/><path d="M5.2 3.2c2.5-1.2 4 1 6.6 0v6.4c-2.6 1-4.1-1.2-6.6 0zM13.7 7.2c2.7-1.3 4.6 1.1 7.6 0v6.8c-3 1.1-4.9-1.3-7.6 0z"/>',
  port:
    '<g transform="translate(4.8 6.5) scale(0.95)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path transform="translate(4.8 14) rotate(-90) scale(1.1)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><path class="ln" d="M4.8 15.5V21.5"/><g transform="translate(12 6.5) scale(0.95)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path transform="translate(12 14) rotate(-90) scale(1.1)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><path class="ln" d="M12 15.5V21.5"/><g transform="translate(19.2 6.5) scale(0.95)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path transform="translate(19.2 14) rotate(-90) scale(1.1)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><path class="ln" d="M19.2 15.5V21.5"/>',
  protestant:
    '<g transform="translate(6 5.5) scale(0.95)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><g transform="translate(18 5.5) scale(0.95)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path transform="translate(6 12.7) rotate(90)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><path transform="translate(18 12.7) rotate(90)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><g transform="translate(0.96 13.96) scale(0.42)"><path fill-rule="evenodd" d="M10.23 5.99L9.32 4.36L12 1.2L14.68 4.36L13.77 5.99L17.74 8.87L19.01 7.51L22.84 9.08L20.66 12.6L18.83 12.24L17.32 16.9L19.01 17.69L18.7 21.82L14.68 20.84L14.45 18.99L9.55 18.99L9.32 20.84L5.3 21.82L4.99 17.69L6.68 16.9L5.17 12.24L3.34 12.6L1.16 9.08L4.99 7.51L6.26 8.87ZM14.41 9.28L15.9 13.87L12 16.7L8.1 13.87L9.59 9.28Z"/></g><circle cx="18" cy="19" r="3.7" class="ln" stroke-dasharray="2 1.6"/>',
  provincial_administration:
    '<g transform="translate(8 5.5)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><g transform="translate(16 5.5)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g><path transform="translate(12 12.6) rotate(90)" d="M-1.5-2.3L1.7 0L-1.5 2.3Z"/><g transform="translate(0.56 13.96) scale(0.42)"><path fill-rule="evenodd" d="M2 4.5c3.7 1.6 7.3 1.6 11 0v7.3c0 4.2-2.6 6.9-5.5 6.9S2 16 2 11.8zM4.3 9.2c.8-1.1 1.9-1.1 2.6 0zM8.2 9.2c.7-1.1 1.8-1.1 2.6 0zM4.6 12.6c1.7 1.2 4.1 1.2 5.8 0-.5 2.6-1.6 3.6-2.9 3.6s-2.4-1-2.9-3.6z"/><path fill-rule="evenodd" d="M14.5 8.7c2.6.9 5 .7 7.5-.3v6.8c0 3.8-2.3 6.3-5 6.3-1.9 0-3.5-1.1-4.4-3 1.3-1.5 2-3.7 2-6.3zM17.3 12.6c.7-1 1.7-1 2.4 0zM15.3 18.7c1.3-1.9 2.9-1.9 4 0-1.3-.7-2.7-.7-4 0z"/></g><path class="ln" d="M11 22L13 16.2"/><g transform="translate(13.36 13.96) scale(0.42)"><path class="ln" d="M4.5 3v18.5M13 7v14.5"/><path d="M5.2 3.2c2.5-1.2 4 1 6.6 0v6.4c-2.6 1-4.1-1.2-6.6 0zM13.7 7.2c2.7-1.3 4.6 1.1 7.6 0v6.8c-3 1.1-4.9-1.3-7.6 0z"/></g>',
  religion:
    '<path d="M10.2 2.5h3.6v5h5v3.6h-5v10.4h-3.6V11.1h-5V7.5h5z"/>',
  restart:
    '<path class="ln" d="M5 5v5h5M5.5 9.5A8 8 0 1 1 4 13.5"/>',
  screen:
    '<path class="ln" d="M3 5h18v11H3zM9 20h6M12 16v4"/>',
  seat_of_government:
    '<g transform="translate(5.76 5.76) scale(0.52)"><path class="ln" d="M4.5 3v18.5M13 7v14.5"/><path d="M5.2 3.2c2.5-1.2 4 1 6.6 0v6.4c-2.6 1-4.1-1.2-6.6 0zM13.7 7.2c2.7-1.3 4.6 1.1 7.6 0v6.8c-3 1.1-4.9-1.3-7.6 0z"/></g><path class="ln" d="M13.77 1.95A10.2 10.2 0 0 1 22.05 13.77"/><circle cx="22.05" cy="13.77" r="1.5"/><path class="ln" d="M19.81 18.56A10.2 10.2 0 0 1 5.44 19.81"/><circle cx="5.44" cy="19.81" r="1.5"/><path class="ln" d="M2.42 15.49A10.2 10.2 0 0 1 8.51 2.42"/><circle cx="8.51" cy="2.42" r="1.5"/>',
  sound:
    '<path d="M3 9.2h4L12.5 4v16L7 14.8H3z"/><path class="ln" d="M15.8 8.6a5 5 0 0 1 0 6.8M18.4 5.6a9 9 0 0 1 0 12.8"/>',
  share:
    '<path class="ln" d="M12 15V3.5M7.5 7.5L12 3.2l4.5 4.3M5 12v8h14v-8"/>',
  skip:
    '<path d="M3 5l8 7-8 7zM11 5l8 7-8 7zM19 5h2.4v14H19z"/>',
  star:
    '<path d="M12 2.3L14.78 8.98L21.99 9.56L16.49 14.26L18.17 21.29L12 17.53L5.83 21.29L7.51 14.26L2.01 9.56L9.22 8.98Z"/>',
  step:
    '<path d="M5 4l11 8-11 8zM17 4h2.6v16H17z"/>',
  trading_hub:
    '<g transform="translate(5.76 5.76) scale(0.52)"><path fill-rule="evenodd" d="M8 2.5c1.4.9 2.6.9 4 0 1.4.9 2.6.9 4 0l-1.7 4.2H9.7zM9.3 8.2h5.4c4 2 6 5.4 6 8.4 0 3.6-3.2 5.2-8.7 5.2s-8.7-1.6-8.7-5.2c0-3 2-6.4 6-8.4zM12 11.2a3.7 3.7 0 1 0 .01 0z"/></g><path class="ln" d="M13.77 1.95A10.2 10.2 0 0 1 22.05 13.77"/><circle cx="22.05" cy="13.77" r="1.5"/><path class="ln" d="M19.81 18.56A10.2 10.2 0 0 1 5.44 19.81"/><circle cx="5.44" cy="19.81" r="1.5"/><path class="ln" d="M2.42 15.49A10.2 10.2 0 0 1 8.51 2.42"/><circle cx="8.51" cy="2.42" r="1.5"/>',
  undo:
    '<path class="ln" d="M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-4"/>',
  vp:
    '<g transform="translate(12 12) scale(1.9)"><path fill-rule="evenodd" d="M0-5.5L4.8-2.75V2.75L0 5.5L-4.8 2.75V-2.75ZM0-2.6L2.3 1.8H-2.3Z"/></g>',
  worker:
    '<g transform="translate(12 13) scale(2.1)"><circle cx="0" cy="-2.9" r="1.9"/><path d="M-3.3 4.2c0-3.4 1.2-4.6 3.3-4.6s3.3 1.2 3.3 4.6z"/></g>',
  swap:
    '<path class="ln" d="M4 8h13M14 4.5L17.5 8 14 11.5M20 16H7M10 12.5L6.5 16l3.5 3.5"/>',
  plus:
    '<path class="ln" d="M12 5v14M5 12h14"/>',
  minus:
    '<path class="ln" d="M5 12h14"/>',
  close:
    '<path class="ln" d="M6 6l12 12M18 6L6 18"/>',
  sun:
    '<circle cx="12" cy="12" r="4"/><path class="ln" d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7"/>',
  moon:
    '<path d="M19.5 14.8A8.3 8.3 0 0 1 9.2 4.5a8.3 8.3 0 1 0 10.3 10.3z"/>',
  fit:
    '<path class="ln" d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  info:
    '<circle class="ln" cx="12" cy="12" r="9"/><path class="ln" d="M12 11v5.5M12 7.6h.01"/>',
  cards:
    '<path class="ln" d="M8 4h11v15H8zM5 7v15h11"/>',
  trophy:
    '<path d="M7 3h10v2h4v2.5c0 2.7-2 4.6-4.4 4.9-.8 1.6-2 2.6-3.4 3V18h3.3v3H7.5v-3h3.3v-2.6c-1.4-.4-2.6-1.4-3.4-3C5 12.1 3 10.2 3 7.5V5h4z"/>',
  download:
    '<path class="ln" d="M12 4v11M7.5 11L12 15.5 16.5 11M4.5 20h15"/>',
  fork:
    '<path class="ln" d="M4 12h6c4 0 4-6 8-6h2M10 12c4 0 4 6 8 6h2M17.5 3.5L20 6l-2.5 2.5M17.5 15.5L20 18l-2.5 2.5"/>',
  curve:
    '<path class="ln" d="M3.5 3.5v17h17M6.5 16l4-5 3.5 2.5 5.5-8"/><circle cx="19.5" cy="5.5" r="2"/>',
  send:
    '<path d="M3 4.2L21.5 12 3 19.8l2.6-7.8zM5.6 11.2v1.6h8.6v-1.6z" fill-rule="evenodd"/>',
  mute:
    '<path d="M3 9v6h4l5 4.5v-15L7 9z"/><path class="ln" d="M15.5 9l6 6M21.5 9l-6 6"/>',
  bell:
    '<path d="M12 2.5a1.4 1.4 0 0 1 1.4 1.4v.7a6 6 0 0 1 4.6 5.9v4.2l1.8 2.8H4.2L6 14.7v-4.2a6 6 0 0 1 4.6-5.9v-.7A1.4 1.4 0 0 1 12 2.5z"/><path class="ln" d="M9.8 20a2.3 2.3 0 0 0 4.4 0"/>',
  person:
    '<circle cx="12" cy="8" r="4.2"/><path d="M3.8 21c.5-5 3.8-7.3 8.2-7.3s7.7 2.3 8.2 7.3z"/>',
  chat:
    '<path class="ln" d="M4 5h16v11h-9l-4.5 4v-4H4z"/>',
  crown:
    '<path d="M3 19.5h18v2H3zM3.3 17.5L2 7l5.6 4L12 3.5 16.4 11 22 7l-1.3 10.5z"/>',
  on:
    '<path class="ln" d="M3 12h15M12.5 6l6 6-6 6"/>',
  more:
    '<path class="ln" d="M5 9l7 7 7-7"/>',
} as const

export type IconName = keyof typeof icons

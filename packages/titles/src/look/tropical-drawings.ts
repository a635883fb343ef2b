/** A toucan in flight to the right, climbing: the long bill, the white throat, broad dark wings. */
const toucan =
  '<defs><linearGradient id="bill" x1="20" y1="9" x2="31" y2="11" gradientUnits="userSpaceOnUse">' +
  '<stop offset="0" stop-color="#ffc83a"/><stop offset=".55" stop-color="#ff8a1f"/><stop offset="1" stop-color="#e2461c"/></linearGradient>' +
  '<linearGradient id="body" x1="14" y1="8" x2="11" y2="25" gradientUnits="userSpaceOnUse">' +
  '<stop offset="0" stop-color="#3a4468"/><stop offset="1" stop-color="#141a33"/></linearGradient>' +
  '<linearGradient id="wing" x1="12" y1="1" x2="14" y2="17" gradientUnits="userSpaceOnUse">' +
  '<stop offset="0" stop-color="#5c6a9c"/><stop offset="1" stop-color="#1d2443"/></linearGradient></defs>' +
  '<path d="M19.5 4.2C17 2.6 12.6 1.2 9.4.7c.3 1.6.9 2.6 1.7 3.4-1.2-.2-2.5-.2-3.5.1.6 1.4 1.6 2.3 2.8 3-1 .1-1.9.4-2.6.9 2.2 3.2 5.8 5.6 10.3 6.4Z" fill="#2a3358"/>' +
  '<path d="M8.2 20.3 1 24.6l2.2.5-1.8 2.2 2.6-.3-.7 2.4 3-1.3.2 2.2 5.4-6.4Z" fill="#141a33"/>' +
  '<path d="M6.8 23.9 3.2 25.1l2.6.5-1.8 1.4 3-.4" fill="none" stroke="#46527f" stroke-width=".5"/>' +
  '<path d="M24.6 9.6C22.4 5.7 17.8 6 15.6 9.3 13 13 9 16.2 6.7 21.3c2.2 4.4 8.5 5 12.6 1.3 3.6-3.2 6.5-8 5.3-13Z" fill="url(#body)"/>' +
  '<path d="M9.1 24.6c-.9 1.2-2.4 1.6-3.6 1.4.6-1.6.8-3 1.4-4.2Z" fill="#d8322f"/>' +
  '<path d="M24.7 10.4c.6 3.9-1.4 7.4-4.4 9.2-3.1-.5-4.5-3.6-3.5-6.9.9-2.6 3.6-4.6 7.9-2.3Z" fill="#fff7e2"/>' +
  '<path d="M23.8 14.9c-.8 2.1-2.1 3.8-3.7 4.7-1.5-.2-2.6-1.1-3.2-2.3 2.4.9 5-.1 6.9-2.4Z" fill="#ffd34d"/>' +
  '<path d="M20 19.7c-1.2.1-2.2-.2-3-.9l-.4 1.6c.9.5 1.8.5 2.6.1Z" fill="#d8322f"/>' +
  '<path d="M22.3 7.6c2.6-2.4 6.6-1.7 9.2 2 .5 1.1.5 2.3.1 3.6-1-1.1-2-1.6-3.2-1.6-1.9.3-3.5.5-4.6.2-1.6-.7-2.2-2.6-1.5-4.2Z" fill="url(#bill)"/>' +
  '<path d="M22.5 10.5c3 .9 6.2 .2 8.9 1" fill="none" stroke="#a3380f" stroke-width=".5" stroke-linecap="round"/>' +
  '<path d="M29.6 8.2c1.5 1.2 2.4 2.9 2 5-.4-.5-.9-.9-1.4-1.2.4-1.4.2-2.7-.6-3.8Z" fill="#1b1b28"/>' +
  '<path d="M23.6 7.6c1.6-1 3.5-.9 5 .1" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width=".8" stroke-linecap="round"/>' +
  '<circle cx="20.4" cy="9.3" r="1.9" fill="#39b8e8"/><circle cx="20.6" cy="9.2" r="1.150" fill="#10131f"/><circle cx="21" cy="8.8" r=".4" fill="#fff"/>' +
  '<path d="M15.8 11.4C12.3 8.6 7.4 7.2 2.2 7.3c.4 1.7 1.3 2.9 2.6 3.7-1.6 0-2.9.3-3.9.9 1 1.5 2.3 2.4 3.8 2.9-1.3.3-2.3.8-3 1.6 1.4 1.2 2.9 1.7 4.5 1.8-.8.5-1.5 1.1-1.8 1.9 5.3 2 11.4-.7 12.4-6.3.2-1-.3-1.8-1-2.4Z" fill="url(#wing)"/>' +
  '<path d="M4.8 11c2.6-.1 5 .5 7.2 1.7M4.7 14.8c2.3.2 4.4.2 6.6-.3M6.2 18.2c2-.2 3.7-.8 5.3-1.8" fill="none" stroke="#8b99cc" stroke-opacity=".75" stroke-width=".55" stroke-linecap="round"/>'

const disc = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cy="1.2" rx="8.7" ry="10.4" fill="#06351f"/>` +
  '<ellipse rx="8.7" ry="10.4" fill="url(#rim)"/><ellipse rx="7.5" ry="9.2" fill="#7a4b06"/>' +
  '<ellipse rx="7.2" ry="8.9" fill="url(#felt)"/>' +
  '<path fill-rule="evenodd" d="M0-6.6c2.9 0 4.2 2.9 4.2 6.6S2.9 6.6 0 6.6-4.2 3.7-4.2 0-2.9-6.6 0-6.6Zm0 2.5c-1.1 0-1.6 1.7-1.6 4.1S-1.1 4.1 0 4.1 1.6 2.4 1.6 0 1.1-4.1 0-4.1Z" fill="#fffaf0"/>' +
  '<path d="M-5.8-3.8C-4.8-6.6-2.7-8-.4-8.1" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".9" stroke-linecap="round"/></g>'

/** The two green pockets of an American wheel, 0 beside 0, and the ball. */
const doubleZero =
  '<defs><linearGradient id="rim" x1="-8" y1="-10" x2="8" y2="10" gradientUnits="userSpaceOnUse">' +
  '<stop offset="0" stop-color="#fff0a8"/><stop offset=".45" stop-color="#f0b429"/><stop offset="1" stop-color="#a8660a"/></linearGradient>' +
  '<radialGradient id="felt" cx="-2" cy="-4" r="14" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#37d688"/><stop offset="1" stop-color="#05713f"/></radialGradient>' +
  '<radialGradient id="ball" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#dfe5ee"/><stop offset="1" stop-color="#8d98ab"/></radialGradient></defs>' +
  disc(10.3, 14.5, -9) +
  disc(21.7, 14.8, 9) +
  '<circle cx="16.2" cy="26.6" r="4.3" fill="url(#ball)"/>'

/** Drawings of tropical titles and tables that no stock drawing fits. */
export const tropicalDrawings = { toucan, 'double-zero': doubleZero } as const

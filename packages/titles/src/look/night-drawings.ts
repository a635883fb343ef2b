/** A soft light around a point; `id` names its gradient, unique among the drawings. */
const glow = (id: string, [x, y]: readonly [number, number], radius: number): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">` +
  '<stop offset="0" stop-color="#fbffc4"/><stop offset=".38" stop-color="#d6f25a" stop-opacity=".85"/>' +
  '<stop offset="1" stop-color="#a8e63c" stop-opacity="0"/></radialGradient>' +
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`

const wing = (turn: number, flip: 1 | -1): string =>
  `<path d="M0 0C4-7 13-9 15-4S8 5 0 0Z" fill="#cfeff0" fill-opacity=".78" stroke="#7fb4b8" stroke-width=".5" transform="translate(16 12) scale(${flip} 1) rotate(${turn})"/>`

const firefly =
  glow('night-firefly-light', [16, 23], 9.5) +
  wing(-18, 1) +
  wing(-18, -1) +
  wing(22, 1) +
  wing(22, -1) +
  '<path d="M12.4 11.5h7.2q1.6 6-.5 10.4-3.1 1.6-6.2 0-2.1-4.4-.5-10.4Z" fill="#3b2b23"/>' +
  '<path d="M12.3 19h7.4q.6 4.4-1.3 7.2Q16 30 13.6 26.2 11.7 23.4 12.3 19Z" fill="#e9ff6e"/>' +
  '<path d="M12.3 21.6h7.4M12.8 24.2h6.4" stroke="#a5c62f" stroke-width=".7" fill="none"/>' +
  '<ellipse cx="16" cy="10.2" rx="4.6" ry="3.4" fill="#b5472f"/>' +
  '<path d="M16 7v6.3" stroke="#7d2a1b" stroke-width=".6"/>' +
  '<circle cx="16" cy="6" r="2.5" fill="#2a1d18"/><circle cx="14.9" cy="5.5" r=".7" fill="#fff"/><circle cx="17.1" cy="5.5" r=".7" fill="#fff"/>' +
  '<path d="M15 4Q13.5 1.5 11 1.6M17 4q1.5-2.5 4-2.4" stroke="#2a1d18" stroke-width=".7" stroke-linecap="round" fill="none"/>'

const jar =
  glow('night-jar-light', [16, 19], 10) +
  '<path d="M9 8h14v3.2q3 1.6 3 5.3V26q0 4-4 4H10q-4 0-4-4v-9.5q0-3.7 3-5.3Z" fill="#bfe6e8" fill-opacity=".36" stroke="#d9f6f6" stroke-width=".9"/>' +
  '<rect x="8" y="3.5" width="16" height="5" rx="1.6" fill="#c9a25a"/><path d="M8.5 6h15" stroke="#8d6a2c" stroke-width=".8"/>' +
  '<path d="M9.2 14v11" stroke="#fff" stroke-opacity=".75" stroke-width="1.3" stroke-linecap="round"/>' +
  [
    [13, 17],
    [19.5, 15.5],
    [17, 22],
    [12.5, 25],
    [21, 24],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="2.6" fill="#e9ff6e" fill-opacity=".45"/><circle cx="${x}" cy="${y}" r="1.2" fill="#faffd0"/>`,
    )
    .join('')

const reed = [
  [9, 12, -4],
  [16, 5, 0],
  [23, 10, 5],
]
  .map(
    ([x = 0, top = 0, lean = 0]) =>
      `<path d="M16 31Q${x} 24 ${x + lean / 2} ${top + 4}" stroke="#4f8a3f" stroke-width="1.3" fill="none"/>` +
      `<rect x="${x + lean / 2 - 1.7}" y="${top}" width="3.4" height="9" rx="1.7" fill="#7a4a26"/>` +
      `<path d="M${x + lean / 2} ${top - 3}v3" stroke="#b98a4e" stroke-width=".9"/>`,
  )
  .join('')
const leaves =
  '<path d="M15 31Q4 26 3 15q8 4 12 16ZM17 31q2-13 12-16-1 11-12 16Z" fill="#6fae4a"/><path d="M15 31Q7 24 3 15M17 31q5-8 12-16" stroke="#3f7530" stroke-width=".6" fill="none"/>'

/** A firefly, a jar of them, and the reeds among which they fly: each the content of an `<svg viewBox="0 0 32 32">`. */
export const nightDrawings: Readonly<Record<string, string>> = {
  'night-firefly': firefly,
  'night-jar': jar,
  'night-reed': reed + leaves,
}

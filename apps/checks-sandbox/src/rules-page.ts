import type { Fault } from './faults.ts'
import { faultKinds } from './faults.ts'
import { personRules } from './person-rules.ts'
import { locationRules } from './places.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const plain = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one)

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${plain(cell)}</td>`).join('')}</tr>`

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${plain(head)}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map(row).join('')}</tbody></table>`

const switches = (active: readonly Fault[]): string =>
  ['', ...faultKinds]
    .map((kind) => {
      const isOn = kind === '' ? active.length === 0 : active.some((one) => one.kind === kind)
      return `<button name="kind" value="${kind}" aria-pressed="${isOn}">${kind === '' ? 'in order' : kind}</button>`
    })
    .join(' ')

export const styles = `
:root { color-scheme: light dark }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 2rem }
th, td { text-align: left; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8888 }
button { font: inherit; padding: 0.4rem 0.7rem; margin: 0.15rem 0 }
button[aria-pressed='true'] { font-weight: 700; outline: 2px solid currentColor }
`

/** The rules by which the parties answer, and what they do wrong at the moment. */
export const rulesPage = (active: readonly Fault[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Checks sandbox</title>
<link rel="stylesheet" href="/styles.css">
</head>
<body>
<h1>Checks sandbox</h1>
<p>Stands in for the parties that are asked who somebody is and where: identity, address, lists, location; and for SIGAP. It looks at
no picture: the last word of the declared name decides, and every other person passes.</p>
<h2>Names</h2>
${table(
  ['Last word', 'Port', 'Answer'],
  personRules.map(([word, port, text]) => [word, port, text]),
)}
<h2>CEP</h2>
<p>State and capital by the ranges of the Correios. A CEP that ends with 999 is unknown; one that ends with 000 has no
street.</p>
<h2>Addresses on the network</h2>
${table(
  ['Address', 'Country', 'State', 'Network'],
  Object.entries(locationRules).map(([address, one]) => [
    address,
    one.country,
    one.region,
    one.anonymizer,
  ]),
)}
<p>Every other address is in São Paulo.</p>
<h2>Files for SIGAP</h2>
<p>Taken at <code>POST /files</code>. The structure is examined after two seconds, the records after four. A CPF with
wrong check digits, a missing birth date, a bettor under 18 and a wallet whose movements do not lead to its closing
balance are rejected.</p>
<h2>What the parties do wrong</h2>
<form method="post" action="/faults">${switches(active)}</form>
<p>One request at a time, with paths and counts: <code>PUT /sandbox/faults</code>.</p>
</body>
</html>
`

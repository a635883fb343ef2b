// npm run verify:ticket -- <file of a ticket> [keys.json] [draw.json] [leaves.json] Checks a lottery
// ticket without any network: signature, root over all tickets, seed and numbers. The other files replace
// what is in the ticket's file: keys as GET /lgw/tickets/keys returns them, a draw as its proof, leaves as
// one list.
import { readFile } from 'node:fs/promises'
import type { MerkleProof } from '@trevo/fairness/merkle.ts'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { readTicketFile } from '@trevo/lottery-rules/tickets/ticket-file.ts'
import {
  receiptSteps,
  verifyReceipt,
  type Evidence,
  type PublishedDraw,
  type TicketKey,
} from '@trevo/lottery-rules/tickets/verify-receipt.ts'
import { say } from '../common/say.ts'

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8')) as unknown // its reader validates the content

const sentences: Readonly<Record<(typeof receiptSteps)[number], string>> = {
  signature: 'the signature was made with a published key',
  slip: 'the slip matches the signature',
  draw: 'the draw matches the signature and its commitment',
  seed: 'the seed matches its commitment',
  ticket: 'the ticket is included in the root hash',
  tickets: 'all tickets, in order, produce the root hash',
  result: 'the seed and the root hash produce the published numbers',
  shares: 'each share is sold once and included in the root hash',
}

const [file, keysFile, drawFile, leavesFile] = process.argv.slice(2)
const ticket = file === undefined ? undefined : readTicketFile(await readFile(file, 'utf8'))
if (!ticket) {
  say('Usage: npm run verify:ticket -- <ticket file> [keys.json] [draw.json] [leaves.json]')
  process.exit(2)
}
const { evidence } = ticket
// Errors in these files make the check fail, as they should.
const draw = drawFile ? ((await readJson(drawFile)) as PublishedDraw) : evidence.draw
const proof: MerkleProof | undefined = evidence.proof
const used: Evidence = {
  keys: keysFile ? ((await readJson(keysFile)) as TicketKey[]) : evidence.keys,
  draw,
  proof,
  leaves: leavesFile ? ((await readJson(leavesFile)) as string[]) : evidence.leaves,
  shares: evidence.shares,
  group: ticket.rulesGroup === null ? undefined : findGroup(ticket.rulesGroup),
}
const check = await verifyReceipt(ticket.signed, used)
for (const step of receiptSteps) {
  const state = check[step]
  if (state) say(`${state.padEnd(6)} ${sentences[step]}`)
}
if (!keysFile) say('The keys are those in the file; compare them with the published ones.')
process.exitCode = receiptSteps.some((step) => check[step] === 'wrong') ? 1 : 0

import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/** A logged-in member, and the address they come from. */
export type Person = { readonly token: string; readonly address: string }

/** Above the ids of every member of the demo. */
const firstMemberId = 1_000_000
const atOnce = 1_000

/** Everybody comes from a different address, behind a proxy that the server trusts. */
const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** A token, and what the server stores about it. */
const makeToken = () => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: createHash('sha256').update(token).digest() }
}

/** Adds members of the demo brand, each with a wallet, a mailbox and a session. */
export const addPeople = async (pool: Pool, count: number): Promise<Person[]> => {
  const people: Person[] = []
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => ({
      memberId: firstMemberId + from + index,
      address: addressOf(from + index + 1),
      ...makeToken(),
    }))
    const ids = some.map(({ memberId }) => memberId)
    await pool.query(`select wallet.open_accounts(id, 'BRL', now()) from unnest($1::bigint[]) id`, [
      ids,
    ])
    await pool.query('insert into inbox.mailbox select id, 1, 1 from unnest($1::bigint[]) id', [
      ids,
    ])
    await pool.query(
      `insert into identity.session (token_hash, id, member_id, brand_id, kind, created_at, seen_at,
         address, user_agent, device_kind)
       select hash, gen_random_uuid(), member_id, 1, 'member', now(), now(), address, 'bench', 'web'
       from unnest($1::bytea[], $2::bigint[], $3::inet[]) person (hash, member_id, address)`,
      [some.map(({ tokenHash }) => tokenHash), ids, some.map(({ address }) => address)],
    )
    people.push(...some.map(({ token, address }) => ({ token, address })))
  }
  return people
}

/** Their sessions look like those of pages that have been open for a while, so the next use is written to the database. */
export const ageSessions = async (pool: Pool): Promise<void> => {
  await pool.query(
    "update identity.session set seen_at = seen_at - interval '2 minutes' where user_agent = 'bench'",
  )
}

import type { PoolClient } from 'pg'
import type { Institution } from '../institution.ts'
import type { KeyHolder } from '../payout-shapes.ts'

/** A connection, or any of the pool: code that holds one must not wait for a second. */
type Books = Pick<PoolClient, 'query'>

export type Holder = { cpf: string; name: string }

/** The names of people who paid here are known; others get a generic name. */
const nameOf = async (books: Books, cpf: string): Promise<string> => {
  const { rows } = await books.query<{ payer_name: string }>(
    'select payer_name from psp.payment where payer_cpf = $1 order by paid_at desc limit 1',
    [cpf],
  )
  return rows[0]?.payer_name ?? 'Titular de Teste'
}

/**
 * The owner of a key, as a participant reads it in the DICT; API Pix has no call for it, the path is our own. A
 * CPF key belongs to its CPF unless set otherwise.
 */
export const findHolder = async (books: Books, key: string): Promise<Holder | undefined> => {
  const { rows } = await books.query<Holder>(
    'select cpf, name from psp.key_holder where pix_key = $1',
    [key],
  )
  if (rows[0]) return rows[0]
  return /^\d{11}$/.test(key) ? { cpf: key, name: await nameOf(books, key) } : undefined
}

/** Registers a key, or moves it to another person. */
export const putHolder = async (
  { pool }: Institution,
  { key, cpf, name }: KeyHolder,
): Promise<void> => {
  await pool.query(
    `insert into psp.key_holder (pix_key, cpf, name) values ($1, $2, $3)
     on conflict (pix_key) do update set cpf = excluded.cpf, name = excluded.name`,
    [key, cpf, name],
  )
}

import type { Client, Pool } from 'pg'

const channel = 'trevo_bus'

/** From now on the connection receives what any copy sends. */
export const listenToBus = async (client: Client): Promise<void> => {
  await client.query(`listen ${channel}`)
}

/** Sends a text of less than 8,000 bytes to every connection that listens. */
export const notifyBus = async (pool: Pool, message: string): Promise<void> => {
  await pool.query('select pg_notify($1, $2)', [channel, message])
}

import type { Pool } from '@trevo/database/connect.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { contact, security } from './help/account.ts'
import { privacy, term } from './help/legal.ts'
import { bonus, deposit, withdrawal } from './help/money.ts'
import { fairness, limits, rounds, start } from './help/playing.ts'

/** In the order of the help page. */
export const topics = [
  start,
  deposit,
  withdrawal,
  rounds,
  fairness,
  bonus,
  limits,
  security,
  term,
  privacy,
  contact,
]

export const writtenAt = '2026-11-21T00:00:00Z'

/** Help topics of a new brand; an existing topic keeps its text. */
export const seedHelpTopics = async (pool: Pool, brandId: number): Promise<void> => {
  for (const [order, { id, title, body }] of topics.entries()) {
    const texts = inEachLanguage((language) => ({ title: title[language], body: body[language] }))
    await pool.query(
      `insert into messaging.help_topic
         (brand_id, topic_id, sort_order, texts, changed_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [brandId, id, order, texts, writtenAt],
    )
  }
}

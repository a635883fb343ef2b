import type { Pool } from '@trevo/database/connect.ts'
import type { Texts } from '@trevo/languages/texts.ts'

type Model = {
  readonly code: string
  readonly titles: Texts<string>
  readonly abouts: Texts<string>
}

const models: readonly Model[] = [
  {
    code: 'money',
    titles: { PT: 'Depósito e saque', EN: 'Deposit and withdrawal' },
    abouts: { PT: 'Pix, prazos e comprovantes', EN: 'Pix, processing times and receipts' },
  },
  {
    code: 'games',
    titles: { PT: 'Jogos e rodadas', EN: 'Games and rounds' },
    abouts: {
      PT: 'Uma rodada, um resultado, um jogo que não abre',
      EN: 'Rounds, results, games that do not open',
    },
  },
  {
    code: 'rewards',
    titles: { PT: 'Promoções e prêmios', EN: 'Promotions and rewards' },
    abouts: { PT: 'Bônus, vales-prêmio e pontos', EN: 'Bonuses, tickets and points' },
  },
  {
    code: 'account',
    titles: { PT: 'Conta e acesso', EN: 'Account and access' },
    abouts: { PT: 'Senha, dados e pausas', EN: 'Password, details and breaks' },
  },
]

/** The subjects of the demo brand's conversations; created once. */
export const seedDemoChat = async (pool: Pool, brandId: number): Promise<void> => {
  for (const [place, { code, titles, abouts }] of models.entries()) {
    await pool.query(
      `insert into chat.model (brand_id, code, titles, abouts, place) values ($1, $2, $3, $4, $5)
       on conflict (brand_id, code) do nothing`,
      [brandId, code, titles, abouts, place],
    )
  }
}

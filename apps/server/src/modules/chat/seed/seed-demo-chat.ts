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

const macros: readonly {
  readonly code: string
  readonly name: string
  readonly texts: Texts<string>
}[] = [
  {
    code: 'pix-found',
    name: 'Pix encontrado',
    texts: {
      PT: 'Oi, {username}! Encontramos o seu Pix, e o valor já está no seu saldo. Desculpe a espera.',
      EN: 'Hello {username}! We found your Pix, and the amount is in your balance. Sorry for the wait.',
    },
  },
  {
    code: 'payout-review',
    name: 'Saque em análise',
    texts: {
      PT: 'Oi, {username}! Seu saque está com a nossa equipe e sai em até 2 horas. Aqui é {operator}, da {brand}.',
      EN: 'Hello {username}! Our team is looking at your withdrawal; it leaves within 2 hours. {operator}, {brand}.',
    },
  },
  {
    code: 'round-verify',
    name: 'Conferir uma rodada',
    texts: {
      PT: 'Oi, {username}! Abra a rodada no seu histórico e toque em “verificar”: as sementes mostram o resultado.',
      EN: 'Hello {username}! Open the round in your history and choose “verify”: the seeds show its result.',
    },
  },
]

/** The subjects of the demo brand's conversations and the prepared answers of its desk; created once. */
export const seedDemoChat = async (pool: Pool, brandId: number): Promise<void> => {
  for (const [place, { code, titles, abouts }] of models.entries()) {
    await pool.query(
      `insert into chat.model (brand_id, code, titles, abouts, place) values ($1, $2, $3, $4, $5)
       on conflict (brand_id, code) do nothing`,
      [brandId, code, titles, abouts, place],
    )
  }
  for (const { code, name, texts } of macros) {
    await pool.query(
      `insert into chat.macro (brand_id, code, name, texts, changed_by, changed_at)
       values ($1, $2, $3, $4, 'demo', now()) on conflict (brand_id, code) do nothing`,
      [brandId, code, name, texts],
    )
  }
}

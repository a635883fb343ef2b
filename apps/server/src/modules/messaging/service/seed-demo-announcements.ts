import type { Pool } from '@trevo/database/connect.ts'

type DemoBanner = {
  title: [pt: string, en: string]
  text: [pt: string, en: string]
  action: [pt: string, en: string]
  linkage: string
  nodeId: number | null
  hue: number
  symbols: string[]
}

/** Over a form: said in passing, leading nowhere. */
const decoration = {
  action: ['', ''],
  linkage: '',
  nodeId: null,
} satisfies Partial<DemoBanner>

const formBanners: Readonly<Record<string, DemoBanner[]>> = {
  w_login: [
    {
      ...decoration,
      title: ['Sua sorte deu as caras', 'Your luck showed up'],
      text: ['Cada rodada pode ser conferida por você.', 'Every round can be checked by you.'],
      hue: 150,
      symbols: ['four-leaf-clover'],
    },
  ],
  w_register: [
    {
      ...decoration,
      title: ['Conta pronta em um minuto', 'An account in a minute'],
      text: [
        'Deposite por Pix e veja o saldo cair na hora.',
        'Deposit by Pix and see it land at once.',
      ],
      hue: 285,
      symbols: ['glowing-star'],
    },
  ],
  w_forget: [
    {
      ...decoration,
      title: ['Sua conta segue segura', 'Your account stays safe'],
      text: [
        'Só quem tem o seu celular ou o seu e-mail troca a senha.',
        'Only whoever holds your phone or your mail sets a password.',
      ],
      hue: 230,
      symbols: ['locked'],
    },
  ],
}

const menuBanners: DemoBanner[] = [
  {
    title: ['Suba de nível', 'Climb the levels'],
    text: ['Cada aposta conta para o seu VIP.', 'Every stake counts for your VIP.'],
    action: ['', ''],
    linkage: '/member?page=playerRank',
    nodeId: null,
    hue: 300,
    symbols: ['crown'],
  },
  {
    title: ['Acabaram de chegar', 'Fresh off the reel'],
    text: ['Conheça os jogos novos da casa.', 'Meet the new games.'],
    action: ['', ''],
    linkage: '/hot?type=NEW',
    nodeId: null,
    hue: 25,
    symbols: ['sparkles'],
  },
]

const homeBanners: DemoBanner[] = [
  {
    title: ['Cada rodada, conferida por você', 'Every spin, checked by you'],
    text: [
      'O resultado é selado antes de você jogar. Verifique no próprio navegador.',
      'The result is sealed before you play. Verify it in your own browser.',
    ],
    action: ['Jogar Tigre da Sorte', 'Play Lucky Tiger'],
    linkage: '',
    nodeId: 1001,
    hue: 45,
    symbols: ['tiger-face', 'coin', 'gem-stone'],
  },
  {
    title: ['Deposite por Pix em segundos', 'Deposit by Pix in seconds'],
    text: [
      'Pague no app do seu banco e veja o saldo cair na hora.',
      'Pay in your bank app and watch your balance land at once.',
    ],
    action: ['Depositar', 'Deposit'],
    linkage: '/member?page=depositv2',
    nodeId: null,
    hue: 155,
    symbols: ['money-with-wings', 'coin', 'four-leaf-clover'],
  },
  {
    title: ['Chance publicada, sem letra miúda', 'Published odds, no small print'],
    text: [
      'RTP e volatilidade de cada jogo, antes da primeira aposta.',
      'Return and volatility of every game, before the first stake.',
    ],
    action: ['Ver os slots', 'See the slots'],
    linkage: '/rng',
    nodeId: null,
    hue: 285,
    symbols: ['crown', 'gem-stone', 'star'],
  },
]

const notices: { title: [string, string]; content: [string, string] }[] = [
  {
    title: ['Pix 24 horas', 'Pix around the clock'],
    content: [
      'Depósitos por Pix caem a qualquer hora, todos os dias. Só aceitamos Pix de conta no seu próprio nome.',
      'Pix deposits land at any hour, every day. We only accept Pix from an account in your own name.',
    ],
  },
  {
    title: ['Jogue com responsabilidade', 'Play responsibly'],
    content: [
      'Apostar é diversão, não renda. Proibido para menores de 18 anos.',
      'Betting is for fun, not an income. Not for anyone under 18.',
    ],
  },
]

type DemoLinked = (typeof notices)[number] & {
  action: [pt: string, en: string]
  linkage: string
  hue: number
  symbols: string[]
}

const headlines: DemoLinked[] = [
  {
    title: ['Contas abertas', 'Open books'],
    content: [
      'A cada hora somamos todo o livro-caixa, e o resultado fica à vista de todos.',
      'Every hour the whole ledger is added up, and anybody may see the result.',
    ],
    action: ['Ver as provas', 'See the proofs'],
    linkage: '/proofs',
    hue: 95,
    symbols: [],
  },
]

/** Only what the platform really does: nothing here is a bonus that nobody pays. */
const promotions: (DemoLinked & { anchor: string })[] = [
  {
    anchor: 'saques-gratis',
    title: ['Três saques grátis por dia', 'Three free withdrawals a day'],
    content: [
      'Saque por Pix para uma conta sua sem pagar tarifa nas três primeiras vezes do dia.\n' +
        'O dia vira à meia-noite de Brasília. A partir do quarto saque, a tarifa aparece antes de você confirmar.',
      'Withdraw by Pix to an account of your own and pay no fee the first three times of the day.\n' +
        'The day turns at midnight in Brasília. From the fourth on, the fee is shown before you confirm.',
    ],
    action: ['Sacar', 'Withdraw'],
    linkage: '/member?page=withdraw',
    hue: 155,
    symbols: ['money-with-wings', 'coin', 'four-leaf-clover'],
  },
  {
    anchor: 'niveis-vip',
    title: ['Suba de nível jogando', 'Climb the levels as you play'],
    content: [
      'O que você joga conta para o seu nível VIP, sem inscrição.\nVeja em que nível você está e quanto falta para o próximo.',
      'What you play counts towards your VIP level; there is nothing to sign up for.\nSee where you stand and how far the next one is.',
    ],
    action: ['Ver os níveis', 'See the levels'],
    linkage: '/member?page=playerRank',
    hue: 285,
    symbols: ['crown', 'gem-stone', 'star'],
  },
]

const insertLinked = async (
  pool: Pool,
  brandId: number,
  one: DemoLinked & { readonly kind: 'H' | 'PR'; readonly anchor?: string },
): Promise<void> => {
  await pool.query(
    `insert into messaging.announcement (brand_id, kind, title_pt, title_en, content_pt, content_en,
       published_at, anchor, linkage, action_pt, action_en, hue, symbols)
     values ($1, $2, $3, $4, $5, $6, '2026-01-01T00:00:00Z', $7, $8, $9, $10, $11, $12)
     on conflict do nothing`,
    [
      brandId,
      one.kind,
      ...one.title,
      ...one.content,
      one.anchor ?? null,
      one.linkage,
      ...one.action,
      one.hue,
      one.symbols,
    ],
  )
}

const insertBanner = async (
  pool: Pool,
  brandId: number,
  banner: DemoBanner & { readonly group: string; readonly order: number },
): Promise<void> => {
  await pool.query(
    `insert into messaging.banner (brand_id, group_name, title_pt, title_en, text_pt, text_en,
       action_pt, action_en, linkage_type, linkage, node_id, hue, symbols, sort_order)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict do nothing`,
    [
      brandId,
      banner.group,
      ...banner.title,
      ...banner.text,
      ...banner.action,
      banner.nodeId === null ? 'URL' : 'G',
      banner.linkage,
      banner.nodeId,
      banner.hue,
      banner.symbols,
      banner.order,
    ],
  )
}

/** What the demo brand announces, written once. */
export const seedDemoAnnouncements = async (pool: Pool, brandId: number): Promise<void> => {
  const groups = { w_home: homeBanners, w_leftmenu: menuBanners, ...formBanners }
  for (const [group, banners] of Object.entries(groups)) {
    for (const [order, banner] of banners.entries()) {
      await insertBanner(pool, brandId, { group, order, ...banner })
    }
  }
  for (const one of headlines) await insertLinked(pool, brandId, { kind: 'H', ...one })
  for (const one of promotions) await insertLinked(pool, brandId, { kind: 'PR', ...one })
  for (const notice of notices) {
    await pool.query(
      `insert into messaging.announcement
         (brand_id, kind, title_pt, title_en, content_pt, content_en, published_at)
       values ($1, 'PL', $2, $3, $4, $5, '2026-01-01T00:00:00Z') on conflict do nothing`,
      [brandId, ...notice.title, ...notice.content],
    )
  }
}

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

const banners: DemoBanner[] = [
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

/** Banners and notices of the demo brand, written once. */
export const seedDemoAnnouncements = async (pool: Pool, brandId: number): Promise<void> => {
  for (const [order, banner] of banners.entries()) {
    await pool.query(
      `insert into messaging.banner (brand_id, group_name, title_pt, title_en, text_pt, text_en,
         action_pt, action_en, linkage_type, linkage, node_id, hue, symbols, sort_order)
       values ($1, 'w_home', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       on conflict do nothing`,
      [
        brandId,
        ...banner.title,
        ...banner.text,
        ...banner.action,
        banner.nodeId === null ? 'URL' : 'G',
        banner.linkage,
        banner.nodeId,
        banner.hue,
        banner.symbols,
        order,
      ],
    )
  }
  for (const notice of notices) {
    await pool.query(
      `insert into messaging.announcement
         (brand_id, kind, title_pt, title_en, content_pt, content_en, published_at)
       values ($1, 'PL', $2, $3, $4, $5, '2026-01-01T00:00:00Z') on conflict do nothing`,
      [brandId, ...notice.title, ...notice.content],
    )
  }
}

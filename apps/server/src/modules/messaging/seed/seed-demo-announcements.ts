import { agentNotices, notices, type DemoNotice } from './demo-notices.ts'
import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Pool } from '@trevo/database/connect.ts'

type DemoBanner = {
  title: InEachLanguage<string>
  text: InEachLanguage<string>
  action: InEachLanguage<string>
  linkage: string
  nodeId: number | null
  hue: number
  symbols: string[]
}

/** Over a form: short, without a link. */
const decoration = {
  action: { PT: '', EN: '' },
  linkage: '',
  nodeId: null,
} satisfies Partial<DemoBanner>

const formBanners: Readonly<Record<string, DemoBanner[]>> = {
  w_login: [
    {
      ...decoration,
      title: { PT: 'Sua sorte deu as caras', EN: 'Your luck is here' },
      text: {
        PT: 'Você pode verificar cada rodada.',
        EN: 'You can verify every round.',
      },
      hue: 150,
      symbols: ['four-leaf-clover'],
    },
  ],
  w_register: [
    {
      ...decoration,
      title: { PT: 'Conta pronta em um minuto', EN: 'Sign up in a minute' },
      text: {
        PT: 'Deposite por Pix e veja o saldo cair na hora.',
        EN: 'Deposit by Pix and see it in your balance instantly.',
      },
      hue: 285,
      symbols: ['glowing-star'],
    },
  ],
  w_forget: [
    {
      ...decoration,
      title: { PT: 'Sua conta segue segura', EN: 'Your account is safe' },
      text: {
        PT: 'Só quem tem o seu celular ou o seu e-mail troca a senha.',
        EN: 'Only someone with your phone or email can reset your password.',
      },
      hue: 230,
      symbols: ['locked'],
    },
  ],
}

const menuBanners: DemoBanner[] = [
  {
    title: { PT: 'Suba de nível', EN: 'Level up' },
    text: {
      PT: 'Cada aposta conta para o seu VIP.',
      EN: 'Every bet counts towards your VIP level.',
    },
    action: { PT: '', EN: '' },
    linkage: '/member?page=playerRank',
    nodeId: null,
    hue: 300,
    symbols: ['crown'],
  },
  {
    title: { PT: 'Acabaram de chegar', EN: 'Fresh off the reel' },
    text: { PT: 'Conheça os jogos novos da casa.', EN: 'See our new games.' },
    action: { PT: '', EN: '' },
    linkage: '/hot?type=NEW',
    nodeId: null,
    hue: 25,
    symbols: ['sparkles'],
  },
]

const homeBanners: DemoBanner[] = [
  {
    title: { PT: 'Cada rodada, verificada por você', EN: 'Verify every spin' },
    text: {
      PT: 'O resultado é definido antes de você jogar. Verifique no próprio navegador.',
      EN: 'The result is fixed before you play. Verify it in your own browser.',
    },
    action: { PT: 'Jogar Tigre da Sorte', EN: 'Play Lucky Tiger' },
    linkage: '',
    nodeId: 1001,
    hue: 45,
    symbols: ['tiger-face', 'coin', 'gem-stone'],
  },
  {
    title: { PT: 'Deposite por Pix em segundos', EN: 'Deposit by Pix in seconds' },
    text: {
      PT: 'Pague no app do seu banco e veja o saldo cair na hora.',
      EN: 'Pay in your bank app and your balance is updated instantly.',
    },
    action: { PT: 'Depositar', EN: 'Deposit' },
    linkage: '/member?page=depositv2',
    nodeId: null,
    hue: 155,
    symbols: ['money-with-wings', 'coin', 'four-leaf-clover'],
  },
  {
    title: { PT: 'Chance publicada, sem letra miúda', EN: 'Published odds, no small print' },
    text: {
      PT: 'RTP e volatilidade de cada jogo, antes da primeira aposta.',
      EN: 'RTP and volatility of every game, before your first bet.',
    },
    action: { PT: 'Ver os slots', EN: 'See the slots' },
    linkage: '/rng',
    nodeId: null,
    hue: 285,
    symbols: ['crown', 'gem-stone', 'star'],
  },
]

type DemoLinked = DemoNotice & {
  action: InEachLanguage<string>
  linkage: string
  hue: number
  symbols: string[]
}

const headlines: DemoLinked[] = [
  {
    title: { PT: 'Transparência nas contas', EN: 'Open books' },
    content: {
      PT: 'A cada hora somamos todos os lançamentos, e o resultado é público.',
      EN: 'Every hour we recalculate the whole ledger and publish the result.',
    },
    action: { PT: 'Ver as verificações', EN: 'See the checks' },
    callsToPlay: false,
    linkage: '/proofs',
    hue: 95,
    symbols: [],
  },
]

/** Only what the platform really does: no bonus here that is never paid. */
const promotions: (DemoLinked & { anchor: string })[] = [
  {
    anchor: 'saques-gratis',
    title: { PT: 'Três saques grátis por dia', EN: 'Three free withdrawals a day' },
    content: {
      PT:
        'Saque por Pix para uma conta sua sem pagar taxa nas três primeiras vezes do dia.\n' +
        'O dia vira à meia-noite de Brasília. A partir do quarto saque, a taxa aparece antes de você confirmar.',
      EN:
        'Withdraw by Pix to your own account with no fee for the first three withdrawals of the day.\n' +
        'The day starts at midnight, Brasília time. From the fourth withdrawal, the fee is shown before you confirm.',
    },
    action: { PT: 'Sacar', EN: 'Withdraw' },
    callsToPlay: false,
    linkage: '/member?page=withdraw',
    hue: 155,
    symbols: ['money-with-wings', 'coin', 'four-leaf-clover'],
  },
  {
    anchor: 'niveis-vip',
    title: { PT: 'Suba de nível jogando', EN: 'Level up as you play' },
    content: {
      PT: 'O que você joga conta para o seu nível VIP, sem inscrição.\nVeja em que nível você está e quanto falta para o próximo.',
      EN: 'Your play counts towards your VIP level; no registration needed.\nSee your level and how far it is to the next one.',
    },
    action: { PT: 'Ver os níveis', EN: 'See the levels' },
    callsToPlay: true,
    linkage: '/member?page=playerRank',
    hue: 285,
    symbols: ['crown', 'gem-stone', 'star'],
  },
]

/** The fields of a text by language, as the tables keep them. */
const byLanguage = <Field extends string>(
  fields: Readonly<Record<Field, InEachLanguage<string>>>,
): InEachLanguage<Record<Field, string>> =>
  inEachLanguage((language) => {
    const texts = Object.entries<InEachLanguage<string>>(fields).map(([field, text]) => [
      field,
      text[language],
    ])
    return Object.fromEntries(texts) as Record<Field, string> // the same fields, each in one language
  })

/** The year's first midnight in Brasília: a page shows the day there. */
const publishedAt = '2026-01-01T03:00:00Z'

const insertLinked = async (
  pool: Pool,
  brandId: number,
  one: DemoLinked & { readonly kind: 'H' | 'PR'; readonly anchor?: string },
): Promise<void> => {
  const { title, content, action } = one
  await pool.query(
    `insert into messaging.announcement (brand_id, kind, name, texts, published_at, anchor, linkage,
       hue, symbols, calls_to_play)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict do nothing`,
    [
      brandId,
      one.kind,
      title.EN,
      byLanguage({ title, content, action }),
      publishedAt,
      one.anchor ?? null,
      one.linkage,
      one.hue,
      one.symbols,
      one.callsToPlay,
    ],
  )
}

const insertBanner = async (
  pool: Pool,
  brandId: number,
  banner: DemoBanner & { readonly group: string; readonly order: number },
): Promise<void> => {
  const { title, text, action } = banner
  await pool.query(
    `insert into messaging.banner (brand_id, group_name, texts, linkage_type, linkage, node_id, hue,
       symbols, sort_order)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict do nothing`,
    [
      brandId,
      banner.group,
      byLanguage({ title, text, action }),
      banner.nodeId === null ? 'URL' : 'G',
      banner.linkage,
      banner.nodeId,
      banner.hue,
      banner.symbols,
      banner.order,
    ],
  )
}

const insertNotice = async (
  pool: Pool,
  brandId: number,
  { kind, title, content, callsToPlay }: DemoNotice & { readonly kind: 'PL' | 'AG' },
): Promise<void> => {
  await pool.query(
    `insert into messaging.announcement (brand_id, kind, name, texts, published_at,
       calls_to_play)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [brandId, kind, title.EN, byLanguage({ title, content }), publishedAt, callsToPlay],
  )
}

/** The demo brand's announcements, as data. */
export const demoAnnouncements = {
  bannersByGroup: { w_home: homeBanners, w_leftmenu: menuBanners, ...formBanners },
  headlines,
  promotions,
  notices,
  publishedAt,
  byLanguage,
}

/** The demo brand's announcements, written once. */
export const seedDemoAnnouncements = async (pool: Pool, brandId: number): Promise<void> => {
  for (const [group, banners] of Object.entries(demoAnnouncements.bannersByGroup)) {
    for (const [order, banner] of banners.entries()) {
      await insertBanner(pool, brandId, { group, order, ...banner })
    }
  }
  for (const one of headlines) await insertLinked(pool, brandId, { kind: 'H', ...one })
  for (const one of promotions) await insertLinked(pool, brandId, { kind: 'PR', ...one })
  for (const notice of notices) await insertNotice(pool, brandId, { kind: 'PL', ...notice })
  for (const notice of agentNotices) await insertNotice(pool, brandId, { kind: 'AG', ...notice })
}

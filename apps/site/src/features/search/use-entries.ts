import { useQuery } from '@tanstack/react-query'
import type { IconName } from '@trevo/art/icon-names.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { isSiteLanguage, languageNames } from '@trevo/i18n/languages.ts'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to, type MemberPage } from '../../core/router/to.ts'
import { requireAccount } from '../../core/session/require-login.ts'
import { useSession } from '../../core/session/store.ts'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { navEntries } from '../../core/router/nav-entries.ts'
import { openPopup } from '../../core/popups/popups.ts'
import { sideItems } from '../../core/router/side-items.ts'
import { setTheme, themeChoices, useThemeChoice } from '../../core/theme/theme.ts'
import type { Named } from './find-entries.ts'
import { useText } from '../../core/language/use-text.ts'

/** A target to open or an action. */
export type Entry = Named & {
  readonly key: string
  readonly icon: IconName
  readonly run: () => void
}

const categoryIcons: Readonly<Record<string, IconName>> = {
  BGS: 'originals',
  ELOTT: 'quickLottery',
  LOTT: 'lottery',
  PVP: 'cards',
  ESPORTS: 'esports',
  COCKFIGHT: 'arena',
}

/** Every category of the side menu and of the navigation, without duplicates. */
export const useCategories = (): readonly Entry[] => {
  const { language } = useLanguage()
  const t = useText('search')
  const navigate = useNavigate()
  const { data: menus = [] } = useQuery(menusQuery(language))
  const entry = (label: AreaKey<'search'>, icon: IconName, href: string): Entry => ({
    key: href,
    label: t(label),
    icon,
    run: () => void navigate(href),
  })
  const side = sideItems.map(({ label, icon, href }) => entry(label, icon, href))
  const others = navEntries(menus)
    .filter(({ href }) => !side.some(({ key }) => key === href))
    .map(({ category, label, href }) => entry(label, categoryIcons[category] ?? 'promotions', href))
  const scratchcards: Entry = {
    ...entry('common.scratchcards', 'lottery', to.instant()),
    synonyms: t('search.words.scratchcards'),
  }
  // They are lotteries, and closed where those are.
  return [
    ...side,
    ...others,
    ...(menus.some(({ gameCategory }) => gameCategory === 'LOTT') ? [scratchcards] : []),
  ]
}

const memberPages: readonly (readonly [
  MemberPage,
  AreaKey<'search'>,
  IconName,
  'money' | 'records' | 'account',
])[] = [
  ['depositv2', 'common.deposit', 'coin', 'money'],
  ['withdraw', 'common.withdraw', 'money', 'money'],
  ['transactionHistory', 'account.accountRecord', 'records', 'records'],
  ['personalHistoryCopy', 'account.bettingRecord', 'slots', 'records'],
  ['personalProfit', 'account.profitLoss', 'chart', 'records'],
  ['rewardCenter', 'account.rewardCenter', 'rewards', 'money'],
  ['securityCenter', 'common.myAccount', 'security', 'account'],
]

/** Member pages, help, and the site's switches: what the command palette offers. */
export const useActions = (): readonly Entry[] => {
  const t = useText('search')
  const navigate = useNavigate()
  const { isLogin, isAgent, whitelabelVal, helpCenterUrl } = useSession()
  const go = (href: string) => () => void navigate(href)
  const member = memberPages.map(([page, label, icon, kind]): Entry => ({
    key: page,
    label: t(label),
    synonyms: t(`search.words.${kind}`),
    icon,
    run: () => {
      if (requireAccount(t('common.registerFirst'))) void navigate(to.member(page))
    },
  }))
  const entry = (
    key: string,
    label: string,
    icon: IconName,
    run: () => void,
    synonyms = '',
  ): Entry => ({
    key,
    label,
    icon,
    run,
    synonyms,
  })
  const account = t('search.words.account')
  const help = t('search.words.help')
  return [
    ...(isLogin
      ? []
      : [
          entry('login', t('common.logIn'), 'account', () => openPopup('login', {}), account),
          entry('register', t('common.signUp'), 'new', () => openPopup('register', {}), account),
        ]),
    ...member,
    ...(whitelabelVal['GAMELOFAV3']
      ? [entry('favorite', t('common.favourites'), 'favourite', go(to.favorite()))]
      : []),
    ...(whitelabelVal['GAMELOREC3']
      ? [entry('recent', t('common.recentlyPlayed'), 'recent', go(to.recent()))]
      : []),
    entry('promotions', t('nav.PROMO'), 'promotions', go(to.promotions())),
    ...(isAgent ? [entry('agent', t('common.agentCenter'), 'chart', go(to.agentHome()))] : []),
    entry('help', t('footer.helpCenter'), 'service', go(helpCenterUrl), help),
    entry('limits', t('footer.responsible'), 'security', go(to.help('limits')), help),
    entry('app', t('side.app'), 'app', () => openPopup('app', {})),
    ...useSwitches(),
    ...(isLogin
      ? [entry('signOut', t('common.signOut'), 'leave', () => openPopup('signOut', {}))]
      : []),
  ]
}

const useSwitches = (): readonly Entry[] => {
  const t = useText('search')
  const { language, change } = useLanguage()
  const theme = useThemeChoice()
  const offered = useSession().systemStatus.info.brand.languages.filter(isSiteLanguage)
  return [
    ...offered
      .filter((code) => code !== language)
      .map((code): Entry => ({
        key: `language-${code}`,
        label: t('search.language', { name: languageNames[code] }),
        synonyms: t('search.words.language'),
        icon: 'language',
        run: () => void change(code),
      })),
    ...themeChoices
      .filter((choice) => choice !== theme)
      .map((choice): Entry => ({
        key: `theme-${choice}`,
        label: t(`search.theme.${choice}`),
        synonyms: t('search.words.theme'),
        icon: 'new',
        run: () => setTheme(choice),
      })),
  ]
}

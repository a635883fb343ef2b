import { useQuery } from '@tanstack/react-query'
import type { IconName } from '@trevo/art/icon-names.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { Game, listGames } from '@trevo/contract/wps/games.ts'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { hotQuery } from '../../entities/game/catalogue-queries.ts'
import { useOpenGame, useOpenVendor } from '../../entities/game/open-game.ts'
import { to } from '../../core/router/to.ts'
import { findEntries } from './find-entries.ts'
import { useActions, useCategories, type Entry } from './use-entries.ts'
import { useText } from '../../core/language/use-text.ts'

type Found = Value<typeof listGames>

/** Shown before the text of a result. */
export type Picture =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'icon'; readonly icon: IconName }
  | { readonly kind: 'vendor'; readonly code: string }

export type Option = {
  readonly key: string
  readonly label: string
  readonly hint?: string | undefined
  readonly picture: Picture
  readonly run: () => void
  /** Stays open, because the selection is put into the field. */
  readonly fills?: string
}

export type Group = {
  readonly key: string
  readonly title: string
  readonly options: readonly Option[]
  /** In columns where there is room. */
  readonly isDense?: boolean
}

const popularMax = 6
const foundEntriesMax = 5

const entryOption = ({ key, label, icon, run }: Entry): Option => ({
  key,
  label,
  picture: { kind: 'icon', icon },
  run,
})

const useGameOption = () => {
  const openGame = useOpenGame()
  return (game: Game): Option => ({
    key: `game-${game.nodeId}`,
    label: game.gameName,
    hint: game.displayName,
    picture: { kind: 'game', game },
    run: () => openGame(game),
  })
}

/** Before anything is typed, and when nothing was found: where to start. */
const usePopular = (): Group => {
  const t = useText('search')
  const { language } = useLanguage()
  const { data } = useQuery(hotQuery(language))
  const option = useGameOption()
  return {
    key: 'popular',
    title: t('search.popular'),
    options: (data?.list ?? []).slice(0, popularMax).map(option),
  }
}

const withOptions = (groups: readonly Group[]): readonly Group[] =>
  groups.filter(({ options }) => options.length > 0)

/** Before anything is typed: recent searches, popular games, and all pages. */
const useStart = (recent: readonly string[], popular: Group): readonly Group[] => {
  const t = useText('search')
  const categories = useCategories()
  const actions = useActions()
  return [
    {
      key: 'recent',
      title: t('search.recent'),
      options: recent.map((words) => ({
        key: `recent-${words}`,
        label: words,
        picture: { kind: 'icon', icon: 'recent' },
        fills: words,
        run: () => undefined,
      })),
    },
    popular,
    {
      key: 'categories',
      title: t('common.categories'),
      options: categories.map(entryOption),
      isDense: true,
    },
    {
      key: 'actions',
      title: t('search.actions'),
      options: actions.map(entryOption),
      isDense: true,
    },
  ]
}

/** Matches for the typed words: games and providers of the answer, categories and actions of the page. */
const useResults = (typed: string, found: Found | undefined): readonly Group[] => {
  const t = useText('search')
  const navigate = useNavigate()
  const option = useGameOption()
  const openVendor = useOpenVendor()
  const entriesOf = (entries: readonly Entry[]) =>
    findEntries(entries, typed).slice(0, foundEntriesMax).map(entryOption)
  const categories = entriesOf(useCategories())
  const actions = entriesOf(useActions())
  const games = (found?.games ?? []).map(option)
  const total = found?.totalCount ?? 0
  const all: Option = {
    key: 'all',
    label: t('search.all', { count: total }),
    picture: { kind: 'icon', icon: 'slots' },
    run: () => void navigate(to.search(typed)),
  }
  const providers = (found?.vendors ?? []).map((card): Option => ({
    key: `vendor-${card.gameType}-${card.vassalage}`,
    label: card.displayName,
    hint: t('common.gameCount', { count: card.gameCount }),
    picture: { kind: 'vendor', code: card.vassalage },
    run: () => openVendor(card),
  }))
  return [
    {
      key: 'games',
      title: t('common.games'),
      options: total > games.length ? [...games, all] : games,
    },
    { key: 'providers', title: t('common.providers'), options: providers },
    { key: 'categories', title: t('common.categories'), options: categories },
    { key: 'actions', title: t('search.actions'), options: actions },
  ]
}

/** The groups below the field, in order, without empty ones. */
export const useGroups = (
  typed: string,
  found: Found | undefined,
  recent: readonly string[],
): { readonly groups: readonly Group[]; readonly isEmpty: boolean } => {
  const popular = usePopular()
  const start = useStart(recent, popular)
  const results = withOptions(useResults(typed, found))
  if (typed === '') return { groups: withOptions(start), isEmpty: false }
  return results.length === 0
    ? { groups: withOptions([popular]), isEmpty: true }
    : { groups: results, isEmpty: false }
}

import { useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getVassGameType } from '@trevo/contract/wps/games/vendors.ts'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { vassGameTypesQuery } from '../../entities/game/catalogue-queries.ts'
import { chosenOf } from './game-filters.ts'
import { gameTypeStateOf } from './game-type-state.ts'
import styles from './list-tools.module.css'
import { useText } from '../../core/language/use-text.ts'

type Types = Value<typeof getVassGameType>['content']

/** In the order in which they are offered; a class without a name here is not offered. */
const named = [
  'SM',
  'MEGAWAY',
  'JP',
  'VP',
  'SC',
  'CRASH',
  'MINES',
  'TG',
  'TABLE',
  'BAC',
  'ROU',
  'BJ',
  'SIC',
  'DAT',
  'GAME_SHOW',
  'BG',
  'BINGO',
  'AC',
] as const

/** Classes in which the vendors have games: of one type, if the list shows one, and those chosen. */
export const classesOf = (types: Types, gameType: string, vendors: readonly string[]) => {
  const ofTypes = gameType === '' ? Object.values(types) : [types[gameType] ?? {}]
  const found = ofTypes.flatMap((byVendor) =>
    Object.entries(byVendor).flatMap(([vendor, classes]) =>
      vendors.length === 0 || vendors.includes(vendor) ? classes : [],
    ),
  )
  return named.filter((one) => found.includes(one))
}

/** CALL-36: the kinds of game that the providers have; the choice is in the address. */
export const ClassChoices = () => {
  const t = useText('game')
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const { data } = useQuery(vassGameTypesQuery(language))
  const { currentGameType } = gameTypeStateOf(pathname, query)
  const classes = classesOf(data?.content ?? {}, currentGameType, chosenOf(query, 'vassalage'))
  if (classes.length < 2) return null
  const choose = (one: string) => {
    const next = new URLSearchParams(query)
    if (one) next.set('gameClassify', one)
    else next.delete('gameClassify')
    setQuery(next, { replace: true })
  }
  const items = [
    { key: '', label: t('game.any') },
    ...classes.map((one) => ({ key: one, label: t(`game.class.${one}`) })),
  ]
  return (
    <fieldset>
      <legend>{t('game.class')}</legend>
      <div className={styles['choices']}>
        <Chips
          label={t('game.class')}
          items={items}
          value={query.get('gameClassify') ?? ''}
          onChange={choose}
        />
      </div>
    </fieldset>
  )
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listGames } from '@trevo/api-client/endpoints.ts'
import { formatBp, formatCount } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useId, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Modal } from '../../core/dialog/modal.tsx'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import {
  chosenOf,
  features,
  filterCount,
  rtpOf,
  rtpSteps,
  volatilities,
  withoutFilters,
  withToggled,
  withValue,
  type FilterName,
} from './game-filters.ts'
import { listViewOf } from './list-view.ts'
import { catalogueKey } from '../../entities/game/catalogue-key.ts'
import { gameListContext, gamesQuery } from '../../entities/game/queries.ts'
import { ClassChoices } from './class-choices.tsx'
import styles from './list-tools.module.css'
import { useText } from '../../core/language/use-text.ts'

/** The filters of the list below; each choice takes effect at once, and the button shows how many games remain. */
const FiltersPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('game')
  return (
    <Modal title={t('common.filters')} onClose={onClose} size={{ width: 640 }}>
      <Filters onClose={onClose} />
    </Modal>
  )
}
export default FiltersPopup

const Filters = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useText('game')
  const { locale } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const { facets, left } = useCounts()
  const change = (next: URLSearchParams) => setQuery(next, { replace: true })
  const toggle = (name: FilterName, value: string) => change(withToggled(query, name, value))
  const countOfVolatility = new Map(
    facets?.volatilities.map(({ volatility, gameCount }) => [volatility, gameCount]),
  )
  const rtp = rtpOf(query)

  return (
    <div className={styles['panel']}>
      <Choices title={t('game.volatility')}>
        {volatilities.map((volatility) => (
          <Choice
            key={volatility}
            label={t(`game.${volatility}`)}
            count={countOfVolatility.get(volatility) ?? 0}
            isOn={chosenOf(query, 'volatility').includes(volatility)}
            onChange={() => toggle('volatility', volatility)}
          />
        ))}
      </Choices>
      <ClassChoices />
      <Choices title={t('game.rtpFrom')}>
        {[undefined, ...rtpSteps].map((step) => (
          <Choice
            key={step ?? 0}
            label={step === undefined ? t('game.any') : formatBp(step, locale)}
            isOn={rtp === step}
            isOneOf="rtp"
            onChange={() => change(withValue(query, 'rtp', step?.toString()))}
          />
        ))}
      </Choices>
      <Features facets={facets} chosen={chosenOf(query, 'feature')} onToggle={toggle} />
      <Vendors facets={facets} chosen={chosenOf(query, 'vassalage')} onToggle={toggle} />
      <div className={styles['done']}>
        {filterCount(query) > 0 && (
          <Button look="plain" size="large" onClick={() => change(withoutFilters(query))}>
            {t('common.clearFilters')}
          </Button>
        )}
        <Button size="large" aria-live="polite" onClick={onClose}>
          {left === undefined ? '…' : t('game.see', { count: left })}
        </Button>
      </div>
    </div>
  )
}

type OfFilter = {
  readonly facets: ReturnType<typeof useCounts>['facets']
  readonly chosen: readonly string[]
  readonly onToggle: (name: FilterName, value: string) => void
}

const Features = ({ facets, chosen, onToggle }: OfFilter) => {
  const t = useText('game')
  const countOf = new Map(facets?.features.map(({ feature, gameCount }) => [feature, gameCount]))
  const offered = features.filter((feature) => countOf.has(feature))
  if (offered.length === 0) return null
  return (
    <Choices title={t('game.features')}>
      {offered.map((feature) => (
        <Choice
          key={feature}
          label={t(`game.${feature}`)}
          count={countOf.get(feature) ?? 0}
          isOn={chosen.includes(feature)}
          onChange={() => onToggle('feature', feature)}
        />
      ))}
    </Choices>
  )
}

const Vendors = ({ facets, chosen, onToggle }: OfFilter) => {
  const t = useText('game')
  const vendors = facets?.vendors ?? []
  if (vendors.length === 0) return null
  return (
    <Choices title={t('common.providers')}>
      {vendors.map(({ vassalage, displayName, gameCount }) => (
        <Choice
          key={vassalage}
          label={displayName}
          count={gameCount}
          isOn={chosen.includes(vassalage)}
          onChange={() => onToggle('vassalage', vassalage)}
        />
      ))}
    </Choices>
  )
}

/** What can be chosen in this list, and how many games the current choice leaves. */
const useCounts = () => {
  const { language } = useLanguage()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { filter } = listViewOf(pathname, query)
  const unfiltered = listViewOf(pathname, withoutFilters(query)).filter
  const facets = useQuery({
    queryKey: [catalogueKey, 'facets', language, unfiltered],
    queryFn: ({ signal }) =>
      ask(listGames, {
        query: { ...unfiltered, ...gameListContext(language), facets: '1', pageSize: 1 },
        signal,
      }),
    staleTime: 60_000,
  })
  const games = useInfiniteQuery(gamesQuery(language, filter))
  return { facets: facets.data?.facets, left: games.data?.pages[0]?.totalCount }
}

const Choices = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend>{title}</legend>
    <div className={styles['choices']}>{children}</div>
  </fieldset>
)

const Choice = ({
  label,
  count,
  isOn,
  isOneOf,
  onChange,
}: {
  readonly label: string
  readonly count?: number
  readonly isOn: boolean
  /** Only one choice under this name is in effect. */
  readonly isOneOf?: string
  readonly onChange: () => void
}) => {
  const { locale } = useLanguage()
  const group = useId()
  return (
    <label>
      <input
        type={isOneOf ? 'radio' : 'checkbox'}
        name={isOneOf ?? group}
        checked={isOn}
        onChange={onChange}
      />
      {label}
      {count !== undefined && <small>{formatCount(count, locale)}</small>}
    </label>
  )
}

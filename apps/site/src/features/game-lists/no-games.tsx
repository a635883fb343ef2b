import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Link, useSearchParams } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { filterCount, withoutFilters } from './game-filters.ts'

/** Why a list has no games, and a link to some. */
export const NoGames = ({ search }: { readonly search: string | undefined }) => {
  const { t } = useLanguage()
  const [query, setQuery] = useSearchParams()
  if (filterCount(query) > 0) {
    return (
      <Empty
        drawing="magnifying-glass-tilted-left"
        title={t('games.noneLeft')}
        text={t('games.noneLeftText')}
        action={
          <Button look="plain" onClick={() => setQuery(withoutFilters(query), { replace: true })}>
            {t('common.clearFilters')}
          </Button>
        }
      />
    )
  }
  return (
    <Empty
      drawing={search ? 'magnifying-glass-tilted-left' : 'compass'}
      title={search ? t('games.noneFound', { search }) : t('games.none')}
      text={search ? t('games.noneFoundText') : t('games.noneText')}
      action={
        <Link to={to.gameList('hot')} className={buttonClass('plain')}>
          {search ? t('games.clearSearch') : t('games.seeHot')}
        </Link>
      }
    />
  )
}

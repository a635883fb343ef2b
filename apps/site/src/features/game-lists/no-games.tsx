import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { EmptyState } from '@trevo/ui/states.tsx'
import { Link, useSearchParams } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { filterCount, withoutFilters } from './game-filters.ts'

/** Why a list has no games, and the way to some. */
export const NoGames = ({ search }: { readonly search: string | undefined }) => {
  const { t } = useLanguage()
  const [query, setQuery] = useSearchParams()
  if (filterCount(query) > 0) {
    return (
      <EmptyState
        picture={drawingUrl('magnifying-glass-tilted-left', 192)}
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
    <EmptyState
      picture={drawingUrl(search ? 'magnifying-glass-tilted-left' : 'compass', 192)}
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

import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'

/** The link from an empty list to games. */
export const SeeGames = () => {
  const { t } = useLanguage()
  return (
    <Link to={to.gameList('hot')} className={buttonClass('plain')}>
      {t('common.seeGames')}
    </Link>
  )
}

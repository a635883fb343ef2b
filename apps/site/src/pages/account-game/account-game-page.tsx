import { useLocation } from 'react-router'
import { useLanguage } from '../../language/language.tsx'
import { FramePage } from '../frame-page.tsx'

export const Component = () => {
  const { t } = useLanguage()
  const isRecent = useLocation().pathname.toLowerCase() === '/recent'
  return (
    <FramePage
      title={t(isRecent ? 'page.recent' : 'page.favourites')}
      text={t(isRecent ? 'page.recentText' : 'page.favouritesText')}
      drawing={isRecent ? 'hourglass-done' : 'red-heart'}
    />
  )
}

import { useLanguage } from '../../core/language/language.tsx'
import { FramePage } from '../frame/frame-page.tsx'

export const Component = () => {
  const { t } = useLanguage()
  return <FramePage title={t('page.points')} text={t('page.pointsText')} drawing="wrapped-gift" />
}

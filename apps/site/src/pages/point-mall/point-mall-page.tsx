import { useLanguage } from '../../language/language.tsx'
import { FramePage } from '../frame-page.tsx'

export const Component = () => {
  const { t } = useLanguage()
  return <FramePage title={t('page.points')} text={t('page.pointsText')} drawing="wrapped-gift" />
}

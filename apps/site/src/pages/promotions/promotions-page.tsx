import { useLanguage } from '../../language/language.tsx'
import { FramePage } from '../frame-page.tsx'

export const Component = () => {
  const { t } = useLanguage()
  return (
    <FramePage
      title={t('page.promotions')}
      text={t('page.promotionsText')}
      drawing="party-popper"
    />
  )
}

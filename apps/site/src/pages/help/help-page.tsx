import { useLanguage } from '../../language/language.tsx'
import { PageHead } from '../page-head.tsx'
import styles from '../page.module.css'
import { HelpText } from './help-text.tsx'

/** ROUTE-7: help, with the terms under #term. */
export const Component = () => {
  const { t } = useLanguage()
  return (
    <>
      <PageHead title={t('page.help')} description={t('page.helpText')} />
      <h1 className={styles['title']}>{t('page.help')}</h1>
      <HelpText />
    </>
  )
}

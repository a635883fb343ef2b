import { isReasonKind, reasonsOfRefusal } from '@trevo/contract/reason-names.ts'
import { Link } from 'react-router'
import { useLanguage } from '../language/language.tsx'
import { closeAllPopups } from '../popups/popups.ts'
import { to } from '../router/to.ts'
import styles from './problem.module.css'

/** Whether the page “Why?” can say more about a refusal; what was typed wrongly has nothing to explain. */
const hasReasons = (code: string): boolean =>
  isReasonKind(code) || Object.keys(reasonsOfRefusal).includes(code)

/** “Why?”: from a refusal’s message, or from what takes time, to its rule, its end and what can be done. */
const WhyLink = ({ code }: { readonly code: string | undefined }) => {
  const { t } = useLanguage()
  if (code === undefined || !hasReasons(code)) return null
  return (
    <>
      {' '}
      <Link to={to.member('why', { code })} className={styles['why']} onClick={closeAllPopups}>
        {t('common.why')}
      </Link>
    </>
  )
}

export default WhyLink

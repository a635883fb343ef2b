import { Skeleton } from '@trevo/ui/states.tsx'
import { Navigate, useLocation } from 'react-router'
import { useText } from '../../core/language/use-text.ts'
import { to } from '../../core/router/to.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { OtherDevice } from '../../features/identity/other-device.tsx'
import { PageHead } from '../frame/page-head.tsx'

const ofToken = /^#([\w-]{43})$/

/** What a link to another device opens; without its secret, the member's own page. */
const Linked = () => {
  const { hash } = useLocation()
  const token = ofToken.exec(hash)?.[1]
  return token === undefined ? (
    <Navigate to={to.member('identity')} replace />
  ) : (
    <OtherDevice token={token} />
  )
}

/** Taking the pictures of an identity on another device. */
export const Component = () => {
  const t = useText('account')
  return (
    <>
      <PageHead title={t('member.identity')} />
      <BrowserOnly fallback={<Skeleton height={320} radius={24} />}>
        <Linked />
      </BrowserOnly>
    </>
  )
}

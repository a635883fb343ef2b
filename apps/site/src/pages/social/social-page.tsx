import { SocialLanding } from '../../features/auth/social/social-landing.tsx'
import { BrowserOnly } from '../browser-only.tsx'

/** /social/<provider>: the way back from a network. Only a browser can go it. */
export const Component = () => (
  <BrowserOnly fallback={null}>
    <SocialLanding />
  </BrowserOnly>
)

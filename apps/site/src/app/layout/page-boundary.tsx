import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PartFailure } from './part-failure.tsx'

type Props = { readonly path: string; readonly children: ReactNode }

/** A failing page shows an error in its place, with the layout around it; navigating clears it. */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary path={useLocation().pathname}>{children}</Boundary>
)

class Boundary extends Component<Props, { failedAt: string | undefined }> {
  override state = { failedAt: undefined as string | undefined }
  override componentDidCatch() {
    this.setState({ failedAt: this.props.path })
  }
  static getDerivedStateFromError = () => ({ failedAt: '?' })
  static getDerivedStateFromProps = (
    { path }: Props,
    { failedAt }: { failedAt: string | undefined },
  ) => (failedAt && failedAt !== '?' && failedAt !== path ? { failedAt: undefined } : null)
  override render() {
    return this.state.failedAt ? <PartFailure /> : this.props.children
  }
}

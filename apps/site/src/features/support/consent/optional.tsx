import { Component, Suspense, type ReactNode } from 'react'

/** An optional part: while loading, or if it failed to load, its place stays empty. */
export class Optional extends Component<{ readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}

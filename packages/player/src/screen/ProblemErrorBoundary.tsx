import { Component, type ReactNode } from 'react'

interface Props {
  onError(message: string): void
  children: ReactNode
}

/** A renderer that fails is never a verdict: the student is told and may go on. */
export class ProblemErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error.message)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

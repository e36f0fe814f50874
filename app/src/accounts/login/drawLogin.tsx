import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { LoginForm } from './LoginForm'

/**
 * The sign-in as it stands in the HTML until the scripts are there: to look at, since what was typed would be lost.
 * @public Called by the build (scripts/bundle/drawPage.ts).
 */
export const draw = (): string =>
  renderToStaticMarkup(
    <StaticRouter location="/login">
      <LoginForm message={null} isSending={false} />
    </StaticRouter>,
  )
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll('<input ', '<input readonly ')

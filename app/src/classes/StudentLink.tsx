import { Link, type LinkProps } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'

interface StudentLinkProps extends Omit<LinkProps, 'asChild' | 'children'> {
  userId: string
  name: string
}

/** To what a student can do and has done. */
export const StudentLink = ({ userId, name, ...looks }: StudentLinkProps) => (
  <Link asChild color="brand.fg" minH="target" display="inline-flex" alignItems="center" {...looks}>
    <RouterLink to={`/classes/student/${encodeURIComponent(userId)}`}>{name}</RouterLink>
  </Link>
)

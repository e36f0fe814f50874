import { Text } from '@chakra-ui/react'
import { Paging, useKnownPage } from '../../shell/Paging'

interface AccountPagingProps {
  page: number
  pageSize: number
  total: number
  /** False while `total` is that of the list before. */
  isKnown: boolean
  onPage(page: number): void
}

export function AccountPaging({ page, pageSize, total, isKnown, onPage }: AccountPagingProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  useKnownPage(page, isKnown ? pages : undefined, onPage)
  if (page > pages) return null
  const shown = `${(page - 1) * pageSize + 1} to ${Math.min(page * pageSize, total)} of ${total}`
  if (pages === 1)
    return (
      <Text mt={4} color="fg.muted">
        {shown}
      </Text>
    )
  return (
    <Paging label="Pages of the list" page={page} pages={pages} onPage={onPage}>
      {shown}
    </Paging>
  )
}

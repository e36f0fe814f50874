import { Box, Flex, Text } from '@chakra-ui/react'
import type { CatalogueReward } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { counted } from '../../shell/counted'
import { Sheet } from '../../shell/Sheet'
import { RewardDialog } from './RewardDialog'

interface CenterRewardsProps {
  center: { centerId: number; name: string; isManaged: boolean }
  rewards: readonly CatalogueReward[]
}

/** What one learning center gives; its administrators change it. */
export function CenterRewards({ center, rewards }: CenterRewardsProps) {
  const { centerId, name, isManaged } = center
  const [edited, setEdited] = useState<CatalogueReward | 'new' | null>(null)
  return (
    <Sheet
      title={`Rewards of ${name}`}
      aside={
        isManaged && (
          <Button size="compact" aria-label={`New reward of ${name}`} onClick={() => setEdited('new')}>
            New reward
          </Button>
        )
      }
    >
      {rewards.length === 0 && (
        <Text color="fg.muted">
          {isManaged
            ? 'There is no reward yet. A small one for 10 tokens can be had after one full week.'
            : 'There is no reward yet. The administrator of the center makes them.'}
        </Text>
      )}
      <Box as="ul" listStyleType="none">
        {rewards.map((reward) => (
          <Flex
            as="li"
            key={reward.rewardId}
            gap={3}
            py={2}
            minH="target"
            align="center"
            justify="space-between"
            borderTopWidth="1px"
            _first={{ borderTopWidth: 0 }}
          >
            <Box minW={0} overflowWrap="anywhere">
              <Text fontWeight="600" color={reward.isActive ? undefined : 'fg.muted'}>
                {reward.name}
              </Text>
              <Text color="fg.muted" fontSize="0.875rem">
                {counted(reward.price, 'token')}
                {!reward.isActive && ' · not offered now'}
              </Text>
            </Box>
            {isManaged && (
              <Button
                size="compact"
                variant="secondary"
                aria-label={`Edit ${reward.name}`}
                onClick={() => setEdited(reward)}
              >
                Edit
              </Button>
            )}
          </Flex>
        ))}
      </Box>
      <RewardDialog
        key={edited === null || edited === 'new' ? 'new' : edited.rewardId}
        edited={edited}
        centerId={centerId}
        onClose={() => setEdited(null)}
      />
    </Sheet>
  )
}

import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MessagePage } from '#src/components/MessagePage/MessagePage.tsx'

export function PostNotFound() {
  return (
    <MessagePage
      title="Post not found"
      text="There is no article at this address. It may have moved, or the link may be wrong."
    >
      <ButtonLink to="/blog" activeOptions={{ exact: true }}>
        Back to blog
      </ButtonLink>
    </MessagePage>
  )
}

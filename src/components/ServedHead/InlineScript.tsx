export interface InlineScriptProps {
  code: string
  type?: string
}

/** A script in the HTML itself; the policy of the page names it by its hash (server/headers.ts). */
export function InlineScript({ code, type }: InlineScriptProps) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />
}

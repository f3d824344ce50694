import { useEffect } from 'react'

/**
 * A browser that translates puts an element in the place of a text, or around it. React would then change the text
 * unseen, or throw when it removes it: https://github.com/facebook/react/issues/11538. So a text takes its place
 * again before React touches it, and the browser translates it anew.
 */
export function TranslatedTexts() {
  useEffect(() => {
    // oxlint-disable-next-line typescript/unbound-method -- call() gives them their node.
    const { insertBefore, removeChild } = Node.prototype
    const translations = new WeakMap<Node, ChildNode>()

    const observer = new MutationObserver((records) => {
      const added = new Set(records.flatMap((record) => [...record.addedNodes]))
      for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
        const [text] = removedNodes
        if (text instanceof Text && !text.isConnected) {
          const nearby = [addedNodes[0], previousSibling, nextSibling]
          translations.set(text, nearby.find((node) => node && added.delete(node)) as ChildNode)
          observer.observe(text, { characterData: true })
        }
        if (!target.isConnected) {
          translations.get(target)?.replaceWith(target)
        }
      }
    })
    observer.observe(document, { childList: true, subtree: true })

    /** Returns null for what is gone. */
    function putBack<Child extends Node>(child: Child, parent: Node): Child | null {
      let moved: Node | null | undefined = parent.contains(child) ? child : translations.get(child)
      while (moved && moved.parentNode !== parent) {
        moved = moved.parentNode
      }
      if (moved && moved !== child) {
        parent.replaceChild(child, moved)
      }
      return moved ? child : null
    }
    Node.prototype.removeChild = function <Child extends Node>(child: Child) {
      return putBack(child, this) ? (removeChild.call(this, child) as Child) : child
    }
    Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
      return insertBefore.call(this, child, next && putBack(next, this)) as Child
    }
    return () => {
      observer.disconnect()
      Object.assign(Node.prototype, { insertBefore, removeChild })
    }
  }, [])

  return null
}

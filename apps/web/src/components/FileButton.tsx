import { Button, type ButtonProps } from './ui';
import { useRef, type InputHTMLAttributes } from 'react';
import { UploadIcon } from './icons';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Attributes of the file input. */
  field?: InputHTMLAttributes<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

/** A button that opens the browser's dialog to choose files. */
export function FileButton({ field, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button startIcon={<UploadIcon />} {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        {...field}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
